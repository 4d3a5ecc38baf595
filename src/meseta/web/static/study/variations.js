// The tree of a study's moves, drawn as lines with their variations below them.

import { all, token } from "../table/elements.js";

/** @typedef {import("../types.js").NodeFacts} NodeFacts */
/** @typedef {import("../types.js").SeatFacts} SeatFacts */

export class Tree {
  /** @param {NodeFacts[]} nodes */
  constructor(nodes) {
    this.nodes = new Map(nodes.map((node) => [node.number, node]));
  }

  /** @param {number} number */
  node(number) { return /** @type {NodeFacts} */ (this.nodes.get(number)); }

  /** The moves that follow a move, the main one first. @param {number} number */
  after(number) { return this.nodes.get(number)?.after ?? []; }

  /** The move before a move. @param {number} number */
  parent(number) { return Math.max(0, this.nodes.get(number)?.parent ?? 0); }

  /** The last move of the line that a move belongs to. @param {number} number */
  end(number) {
    let last = number;
    while (this.after(last).length) [last] = this.after(last);
    return last;
  }

  /**
   * The variation above or below a move, if there is one.
   * @param {number} number
   * @param {number} step
   * @returns {number | undefined}
   */
  beside(number, step) {
    const several = number ? this.after(this.parent(number)) : [];
    return several[several.indexOf(number) + step];
  }

  /** Whether a move belongs to the main line. @param {number} number */
  isMain(number) {
    for (let each = number; each; each = this.parent(each)) {
      if (this.after(this.parent(each))[0] !== each) return false;
    }
    return true;
  }

  /**
   * How many moves a move is, with all that follow it.
   * @param {number} number
   */
  below(number) {
    const found = [number];
    for (const each of found) found.push(...this.after(each));
    return found.length;
  }

  /** Lines of moves, each with its depth; the variations of a move stand below its line. */
  lines() {
    /** @type {{ depth: number, moves: number[] }[]} */
    const found = [];
    const waiting = [{ depth: 0, at: 0, isFirst: true }]; // a line begins with a move, or goes on after it
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { depth, isFirst } = next;
      let { at } = next;
      const moves = isFirst ? [at] : [];
      while (this.after(at).length === 1) { [at] = this.after(at); moves.push(at); }
      const [main, ...others] = this.after(at);
      if (main !== undefined) {
        moves.push(main);
        waiting.push({ depth, at: main, isFirst: false });
        for (const other of others.reverse()) waiting.push({ depth: depth + 1, at: other, isFirst: true });
      }
      if (moves.length) found.push({ depth, moves });
    }
    return found;
  }
}

/** A button for a move. @param {NodeFacts} node @param {SeatFacts[]} seats @param {string} start */
function button(node, seats, start) {
  const pressed = document.createElement("button");
  pressed.type = "button";
  pressed.dataset.node = String(node.number);
  const seat = seats[node.seat];
  if (seat) pressed.append(token(seat.colour));
  pressed.append(node.number ? node.what : start);
  if (node.name) {
    const name = document.createElement("b");
    name.textContent = node.name;
    pressed.append(" ", name);
  }
  if (node.note) pressed.append(" ✎");
  pressed.setAttribute("aria-label", [seat?.called, node.number ? node.what : start, node.name, node.note].filter(Boolean).join(", "));
  return pressed;
}

/**
 * Draw the tree, if it is another than before, and mark where one stands.
 * @param {HTMLElement} list
 * @param {Tree} tree
 * @param {number} here
 * @param {SeatFacts[]} seats
 * @param {boolean} isNew
 * @param {string} start
 */
export function drawTree(list, tree, here, seats, isNew, start) {
  if (isNew) {
    list.replaceChildren(...tree.lines().map(({ depth, moves }) => {
      const line = document.createElement("li");
      line.style.setProperty("--depth", String(Math.min(depth, 6)));
      line.classList.toggle("variation", depth > 0);
      line.append(...moves.map((number) => button(tree.node(number), seats, start)));
      return line;
    }));
  }
  for (const old of all("[aria-current]", list)) old.removeAttribute("aria-current");
  const current = list.querySelector(`[data-node="${here}"]`);
  current?.setAttribute("aria-current", "true");
  current?.scrollIntoView({ block: "nearest" });
}
