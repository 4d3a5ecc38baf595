// Written by `make types` from meseta/web/table/messages.py: do not edit.

/** What stands for a number where people read it. */
export type Word = string | number | boolean | null | any[];

/** What a line is, and of what: a round, the scoring after a move, what befell a seat by others; or that it is quiet: a story of turns need not say that a turn begins or ends. */
export type Mark = [string, number];

/** What somebody shows or moves between two things that are scored. */
export interface ScoringStep {
  /** Whose it is, who need not have a seat: a dummy's pieces go too. */
  colour: string;
  sentence: string;
  /** What it is about, and its id in pictures. */
  name: string;
  at: string;
  /** The id of where something goes, if it goes there. */
  to: string;
  /** How many go, from one to the other or home; none where something is only shown. */
  count: number;
}

/** What something brought to every seat; nothing where it brought it no points. */
export interface ScoringRow {
  /** What happens after the last thing was scored, and before this one is. */
  before: ScoringStep[];
  name: string;
  /** What it was worth and who had what there, if the game tells that. */
  why: string;
  /** The id that it has in pictures, if it is drawn as one element. */
  at: string;
  points: Array<number | null>;
}

/** A scoring as a page shows it: what led to it, row by row, and what it came to. */
export interface ScoringFacts {
  at: number;
  title: string;
  why: string;
  rows: ScoringRow[];
  gained: number[];
  points: number[];
}

/** What a script is told that was refused: a sentence, and the name of the reason. */
export interface RefusalFacts {
  error: string;
  why: string;
}

/** The stream is still there. */
export interface BeatNote {
  kind: "beat";
}

/** A number within bounds. */
export interface NumberField {
  is: "number";
  low: number;
  high: number;
}

/** One of several words, each with what it is called. */
export interface ChoiceField {
  is: "choice";
  values: Array<[Word, string]>;
}

/** Some of several words. */
export interface SeveralField {
  is: "several";
  values: Array<[Word, string]>;
}

/** What a word of a domain may be. */
export type PlainShape = NumberField | ChoiceField | SeveralField;

/** A word of a verb, and what stands for it where nothing is said. */
export interface VerbWord {
  key: string;
  label: string;
  shape: PlainShape;
  usual: any;
}

/** A verb with its words. */
export interface VerbFacts {
  verb: string;
  label: string;
  words: VerbWord[];
}

/** Something that a card does: a verb, and the words that it takes. */
export interface EffectField {
  is: "effect";
  verbs: VerbFacts[];
}

export type OneField = PlainShape | EffectField;

/** Several in a row: so many, or any number up to a bound. */
export interface ListField {
  is: "list";
  each: OneField;
  fixed: boolean;
  most: number;
}

/** A text. */
export interface TextField {
  is: "text";
  longest: number;
}

/** What may stand somewhere. */
export type FieldShape = OneField | ListField | TextField;

/** One word of an entry: where it stands, what it is called, what may stand there and does. */
export interface BoxField {
  at: string[];
  key: string;
  label: string;
  shape: FieldShape;
  optional: boolean;
  value: any;
  /** What our box has there, in words, where theirs is different. */
  ours: string;
}

/** A text by its lines: new ones, and from where to where those are taken from an older text. */
export type Patch = Array<string | number[]>;

/** Who sits at a seat, and whether they must do something. */
export interface SeatFacts {
  number: number;
  colour: string;
  /** The colour in words. */
  called: string;
  name: string;
  /** What the bot that plays there is called. */
  bot: string | null;
  /** Whether nobody has come yet. */
  open: boolean;
  pending: boolean;
  /** Whether others at the same screen must not see what this seat sees. */
  secret: boolean;
  /** Whether somebody has left it to a bot for good. */
  left?: boolean;
  /** The word that is sent for the bot. */
  level?: string | null;
}

/** One thing that may be done. */
export interface ChoiceFacts {
  action: number;
  text: string;
  label: string;
  /** What is typed for it. */
  key: string;
  /** The id of the element that it points at, if it does. */
  at: string;
  /** Whether it is a button in the bar, wherever it lies: nothing more is chosen with it. */
  single: boolean;
  /** Whether it is what one answers nearly always: Enter chooses it. */
  usual: boolean;
}

/** A standing order that can be given, or has been. */
export interface OrderFacts {
  name: string;
  answer: string;
  label: string;
  on: boolean;
}

/** What the clocks showed at the last entry, in seconds, and whose time runs since. */
export interface ClockFacts {
  left: number[];
  running: number[];
  at: number;
}

/** How far a match is, and in the end who has won it with how many points. */
export interface StandingFacts {
  round: number;
  over: boolean;
  winners: number[];
  best: number;
}

/** What may be answered to a question, and by whom. */
export interface AnswerFacts {
  detail: string;
  /** What the table waits for before it begins. */
  waiting: string | null;
  mine: boolean;
  /** Whether only the end of the own turn is missing. */
  held: boolean;
  /** The seat whose turn is to be ended. */
  holding: number | null;
  choices: ChoiceFacts[];
  /** So many steps can be taken back. */
  back: number;
  orders: OrderFacts[];
  /** What will be done by order. */
  ordered: string[];
}

/** What is asked, and what may be answered. */
export interface QuestionFacts extends AnswerFacts {
  question: string;
  /** The paragraph of the rules that explains it. */
  paragraph?: string;
  /** Why a table can only be looked at under today's rules. */
  differs?: string;
  /** Whether a bot "plays" for the viewer, or "waits" for them to come back; else nothing. */
  stand_in?: string;
}

/** Which move of how many is looked at, and what it did. */
export interface PastFacts {
  at: number;
  of: number;
  where: string;
  said: string;
}

/** What something would score for every seat, before and after. */
export interface GainFacts {
  name: string;
  before: number[];
  after: number[];
}

/** What came of the answer in a lesson, and what there is to say about it. */
export interface AnsweredFacts {
  good: boolean;
  remark: string;
  why: string;
  sentences: string[];
  points: number;
  gains: GainFacts[];
}

/** What came of an answer to a puzzle, and what there is to say about it. */
export interface PuzzleFacts {
  good: boolean;
  /** Whether nothing more is asked: it is solved, or its answer was shown. */
  over: boolean;
  verdict: string;
  figures: string;
  sentences: string[];
  why: string[];
  rating: string;
}

/** What is told of a table, wherever it is shown; what only some pages show may be missing. */
export interface TableFacts extends QuestionFacts {
  seats: SeatFacts[];
  round: number;
  over: boolean;
  /** The ids of what the last move was about. */
  last: string[];
  winners?: number[];
  best?: number;
  /** After how many moves each scoring was, and how it is called. */
  scorings?: Array<[number, string]>;
  /** How many moves others have made since the own last one, and the line that tells the first. */
  since?: [number, number];
  you?: number | null;
  clocks?: ClockFacts | null;
  past?: PastFacts;
  answered?: AnsweredFacts | null;
  tried?: PuzzleFacts | null;
}

/** What is told of a table, with what the bar says of it: a question, and more about it. */
export interface SheetFacts extends TableFacts {
  asked: [string, string];
}

/** So many lines of the story stay; those that follow, and of each when it was told. */
export interface StoryChange {
  keep: number;
  more: string[];
  at: number[];
  marks: Array<Mark | null>;
}

/** All that is told of a table, and of what is drawn and written only what is new. */
export interface SheetChange extends SheetFacts {
  kind: "sheet";
  version: number;
  parts: Record<string, string | Patch>;
  gone: string[];
  /** All parts, in their order. */
  order: string[];
  story: StoryChange;
  /** The server's time, where clocks run. */
  now?: number;
}

/** The same people play once more. */
export interface RematchNote {
  kind: "rematch";
  table: string;
}

/** Somebody has asked for a hint. */
export interface HintedNote {
  kind: "hinted";
  seat: number;
}

/** One of the messages that scripts say. */
export interface PlainNote {
  kind: "note";
  note: string;
}

/** Something that somebody said. */
export interface ChatFacts {
  id: number;
  name: string;
  room: string;
  text: string;
  at: number;
}

/** Somebody has said something. */
export interface ChatNote extends ChatFacts {
  kind: "chat";
}

/** What somebody is called for. */
export interface CallFacts {
  table: string;
  game: string;
  question: string;
}

/** What a device shows that calls somebody. */
export interface PushFacts {
  title: string;
  body: string;
  /** Where a press leads. */
  path: string;
  /** Of several with the same one the last is shown. */
  tag: string;
}

/** What a device must know before it lets itself be called. */
export interface PushKeyFacts {
  key: string;
}

/** Whether a device is called. */
export interface PushAnswer {
  on: boolean;
}

/** It has become somebody's turn somewhere. */
export interface TurnNote extends CallFacts {
  kind: "turn";
}

/** Something has happened that somebody wants to know, as in a league of theirs. */
export interface NewsNote extends PushFacts {
  kind: "news";
}

/** Something short that is told to those who listen. */
export type Note = RematchNote | HintedNote | PlainNote | ChatNote | TurnNote | NewsNote | BeatNote;

/** What a choice would lead to. */
export interface GhostFacts {
  action: number;
  sentences: string[];
  gains: GainFacts[];
  parts: Record<string, string>;
}

/** What can be pressed beside the choices, with the actions that each way there takes. */
export interface LeadFacts {
  at: string;
  /** The part on which it is drawn, where it does not lie on the table yet. */
  part: string;
  svg: string;
  ways: number[][];
}

/** What a search thinks of a choice: how often it wins, in percent, with how many points. */
export interface AdviceFacts {
  action: number;
  label: string;
  wins: number;
  points: number;
  tries: number;
}

/** The best choices, who says so, and why. */
export interface HintFacts {
  by: string;
  /** Whether all of them are as good as each other. */
  even: boolean;
  why: string;
  /** What comes of the best one, where it takes more answers than one. */
  way: string[];
  best: AdviceFacts[];
}

/** What happened since the own last move, as sentences and as changes from then to now. */
export interface SinceFacts {
  version: number;
  sentences: string[];
  steps: SheetChange[];
}

/** How far one can step back and forth, where rounds begin, and whose eyes look. */
export interface StepsFacts {
  starts: number[];
  of: number;
  eyes: string;
}

/** The table after another move. */
export interface ReplayStep extends SheetChange, StepsFacts {
  tag: string;
}

/** Whether something happened while somebody was away. */
export interface AwayFacts {
  was_away: boolean;
}

/** Whose eyes look at a table, and how; in the past how far one can step. */
export interface LookFacts {
  seat: number | null;
  /** Whether it runs without machine code. */
  slow: boolean;
  was_away?: boolean;
  hints?: boolean;
  starts?: number[];
  of?: number;
  eyes?: string;
}

/** What a page tells of itself, wherever a table is shown on which something can be done. */
export interface PageFacts {
  /** Where everything about it is sent. */
  home: string;
  mine_seats: number[];
  hints: boolean;
  pace: string;
}

/** What the page of a table tells its script first. */
export interface TablePage extends SheetChange, PageFacts {
  /** A short name for all that it shows. */
  tag: string;
  table: string;
  /** Whether several people sit at this screen. */
  shared: boolean;
  settings: Record<string, string>;
  /** Where its viewer talks. */
  room: string;
  seat: number | null;
  slow: boolean;
  was_away?: boolean;
  starts?: number[];
  of?: number;
  eyes?: string;
}

/** What the page of a lesson tells its script first. */
export interface LessonPage extends SheetChange, PageFacts {
  shared: boolean;
  seat: number;
}

/** What the page of a puzzle tells its script first. */
export interface PuzzlePage extends LessonPage {
  /** What led here, and goes on after it. */
  way: string;
}

/** Where it goes on after a lesson or a puzzle. */
export interface LessonEnd {
  go: string;
}

/** A move of a study; its followers stand in their order. */
export interface NodeFacts {
  number: number;
  parent: number;
  seat: number;
  what: string;
  name: string;
  note: string;
  after: number[];
}

/** All nodes of a study, unless they are known. */
export interface TreeFacts {
  tree?: NodeFacts[];
}

/** What is told of a study after one of its nodes. */
export interface StudyTableFacts extends TableFacts {
  version: number;
  node: number;
  view: string;
  seat: number;
  /** What is drawn; in a page it stands by itself. */
  parts?: Record<string, string>;
  order: string[];
  lines: string[];
  /** So many of the last lines the last move has told. */
  fresh: number;
  note: string;
  called: string;
  tree?: NodeFacts[];
}

/** What is told of a study, with what the bar says of it. */
export interface StudySheetFacts extends StudyTableFacts {
  asked: [string, string];
}

/** What the page of a study tells its script first. */
export interface StudyPage extends StudySheetFacts, PageFacts {
  owner: boolean;
  strength: string;
}

/** A value, by the name of what it may be. */
export interface OneShape {
  is: "one";
  of: string;
}

export interface PileShape {
  is: "pile";
  most: number;
  each: OneShape;
}

/** Something for each of some names, which are told with what they are called. */
export interface AxisShape {
  is: "list" | "table";
  names: Array<[string, string]>;
  each: Shape;
}

/** What a game writes itself, with the name under which its words are found. */
export interface FreeShape {
  is: "free";
  words: string;
}

/** What stands under a key of a position. */
export type Shape = OneShape | PileShape | AxisShape | FreeShape;

/** Words, each with what it is called, of which one or several are chosen. */
export interface ChoiceDomain {
  is: "choice" | "several";
  values: Array<[Word, string]>;
}

/** A number, or one of a few words. */
export interface NumberDomain {
  is: "number";
  low: Word;
  high: Word;
  values: Array<[Word, string]>;
}

/** All words of a game, by what they are about. */
export interface WordsDomain {
  is: "words";
  lists: Record<string, string[]>;
}

/** What may stand somewhere. */
export type DomainFacts = ChoiceDomain | NumberDomain | WordsDomain;

/** A key of a position, what it is called, and its shape. */
export interface FormKey {
  key: string;
  label: string;
  shape: Shape;
}

/** Keys that belong together. */
export interface FormGroup {
  name: string;
  label: string;
  keys: FormKey[];
}

/** What the page of the position editor tells its script first. */
export interface EditorPage {
  home: string;
  node: number;
  position: Record<string, any>;
  /** The same with everything in it that may be left out. */
  whole: Record<string, any>;
  form: FormGroup[];
  domains: Record<string, DomainFacts>;
}

/** A changed position that can be. */
export interface PositionFacts {
  position: Record<string, any>;
  whole: Record<string, any>;
  parts: Record<string, string>;
  order: string[];
}

/** The one thing that is wrong with a changed position, and where. */
export interface PositionFault {
  error: string;
  at: string;
}

/** A component of a box with its form. */
export interface ComponentFacts {
  key: string;
  name: string;
  group: string;
  about: string;
  source: string;
  /** The source without the names that stand with it. */
  sort: string;
  copies: number;
  verdict: string;
  picture: string;
  /** Our own drawing, where theirs looks different. */
  ours: string;
  fields: BoxField[];
  /** Whether there could be one more of it, or one less. */
  listed: boolean;
  /** Whether the box says how many there are of it. */
  copied: boolean;
  /** Whether others of its kind are known by their words, so that one can be chosen. */
  named: boolean;
  missing: boolean;
}

/** Something that could be added to a box: by what it is known there, and what it is called. */
export interface NewcomerFacts {
  title: string;
  name: string;
}

/** A total of a rule book that does not fit what is in the box. */
export interface TallyFacts {
  at: string[];
  text: string;
  counted: number;
}

/** Something in a box that does not fit yet. */
export interface FaultFacts {
  /** The component that it is about, if it is about one alone. */
  key: string;
  name: string;
  text: string;
  /** The language of the text, where it is not that of the page. */
  lang: string;
}

/** A box that is held against a copy: one component, what does not fit, how far one is. */
export interface BenchFacts {
  version: number;
  component: ComponentFacts;
  place: number;
  previous: string;
  next: string;
  progress: string;
  looked: number;
  all: number;
  faults: FaultFacts[];
  tallies: TallyFacts[];
  undo: boolean;
  redo: boolean;
}

/** The same with what the page needs beside it. */
export interface BenchPage extends BenchFacts {
  home: string;
}
