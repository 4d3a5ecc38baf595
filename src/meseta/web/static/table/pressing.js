// While something is pressed the table keeps still: a press is forgotten by the browser if what was pressed is drawn anew
// before it is let go.

const AWAY = 6; // pixels after which something is dragged and not pressed
/** @type {PointerEvent | null} */
let pressed = null;
/** @type {(() => void)[]} */
const waiting = [];

/** Whether something is pressed, and not let go yet. */
export const isPressed = () => pressed !== null;

/** Wait until nothing is pressed, and what a press means has been heard. */
export function whenLetGo() {
  return pressed ? new Promise((go) => { waiting.push(() => go(null)); }) : null;
}

/** Hear when presses begin and end; what is dragged away is none. */
export function listenToPresses() {
  document.addEventListener("pointerdown", (event) => { pressed = event; }, true);
  document.addEventListener("pointermove", (event) => { if (!event.buttons || isAway(event)) letGo(); }, true);
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, letGo, true);
}

/** @param {PointerEvent} event */
const isAway = ({ clientX, clientY }) =>
  pressed !== null && Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY) > AWAY;

function letGo() {
  pressed = null;
  setTimeout(() => { for (const go of waiting.splice(0)) go(); });
}
