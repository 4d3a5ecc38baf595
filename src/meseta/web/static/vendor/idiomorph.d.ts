export const Idiomorph: {
  morph(old: Element, fresh: Element, options: { morphStyle: "outerHTML" }): void;
};
