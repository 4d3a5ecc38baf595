// The tree of a study's moves, drawn as lines with their variations below them.

import { token } from "./state.js";

export class Tree {
  constructor(nodes) {
    this.nodes = new Map(nodes.map((node) => [node.number, node]));
  }

  after(number) { return this.nodes.get(number)?.after ?? []; }

  parent(number) { return Math.max(0, this.nodes.get(number)?.parent ?? 0); }

  /** The last move of the line that a move belongs to. */
  end(number) {
    let last = number;
    while (this.after(last).length) [last] = this.after(last);
    return last;
  }

  /** The variation above or below a move. */
  beside(number, step) {
    const several = number ? this.after(this.parent(number)) : [];
    return several[several.indexOf(number) + step];
  }

  isMain(number) {
    for (let each = number; each; each = this.parent(each)) {
      if (this.after(this.parent(each))[0] !== each) return false;
    }
    return true;
  }

  /** How many moves a move is, with all that follow it. */
  below(number) {
    let count = 0;
    const waiting = [number];
    while (waiting.length) {
      count += 1;
      waiting.push(...this.after(waiting.pop()));
    }
    return count;
  }

  /** Lines of moves, each with its depth; the variations of a move stand below its line. */
  lines() {
    const found = [];
    const waiting = [{ depth: 0, first: 0 }];
    while (waiting.length) {
      const { depth, first, main } = waiting.pop();
      const line = { depth, moves: first === undefined ? [] : [first] };
      let at = first ?? main;
      while (this.after(at).length === 1) { [at] = this.after(at); line.moves.push(at); }
      const [next, ...others] = this.after(at);
      if (next !== undefined) {
        line.moves.push(next);
        waiting.push({ depth, main: next });
        for (const other of others.reverse()) waiting.push({ depth: depth + 1, first: other });
      }
      if (line.moves.length) found.push(line);
    }
    return found;
  }
}

function button(node, seats, start) {
  const pressed = document.createElement("button");
  pressed.type = "button";
  pressed.dataset.node = node.number;
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

/** Draw the tree, if it is another than before, and mark where one stands. */
export function drawTree(list, tree, here, seats, isNew, start) {
  if (isNew) {
    list.replaceChildren(...tree.lines().map(({ depth, moves }) => {
      const line = document.createElement("li");
      line.style.setProperty("--depth", Math.min(depth, 6));
      line.classList.toggle("variation", depth > 0);
      line.append(...moves.map((number) => button(tree.nodes.get(number), seats, start)));
      return line;
    }));
  }
  for (const old of list.querySelectorAll("[aria-current]")) old.removeAttribute("aria-current");
  const current = list.querySelector(`[data-node="${here}"]`);
  current?.setAttribute("aria-current", "true");
  current?.scrollIntoView({ block: "nearest" });
}
