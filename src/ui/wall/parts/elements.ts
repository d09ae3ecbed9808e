const ROLL_MS = 500;

/** A part of src/ui/screen.html. The elements exist from the beginning and are never replaced. */
export function part(id: string): HTMLElement {
  return document.getElementById(id) as HTMLElement;
}

/** The child element at an index. */
export function child(node: Element, index: number): Element {
  return node.children[index] as Element;
}

/** Shows a text. */
export function say(node: Element, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}

/** `isShown`, and `isSet` below, can be any value that is truthy or not, which saves bytes on this page. */
export function show(node: Element, isShown: unknown): void {
  mark(node, 'hidden', !isShown);
}

/** Sets an attribute, or removes it. The page is not changed if the value is the same. */
export function set(node: Element, name: string, value: string | null): void {
  if (node.getAttribute(name) === value) return;
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}

export function mark(node: Element, name: string, isSet: unknown): void {
  set(node, name, isSet ? '' : null);
}

/** Shows one of the pairs of sentences in `node`, and hides the others. */
export function showCase(node: Element, name: string): void {
  for (const one of node.querySelectorAll('[data-case]')) show(one, one.getAttribute('data-case') === name);
}

/** Writes a line of three parts: text, an emphasised part, text. */
export function sayAround(node: Element, [before, after]: readonly [string, string], part = ''): void {
  say(child(node, 0), before);
  say(child(node, 1), part);
  say(child(node, 2), after);
}

/** Writes a number and the name of what it counts. */
export function sayFigure(node: Element, shown: string, what: string): void {
  say(child(node, 0), shown);
  say(child(node, 1), what);
}

/** Shows a number in the element within `box`. If it `rolls`, it enters from below. */
export function sayNumber(box: Element, text: string, rolls: boolean): void {
  const number = child(box, 0);
  const before = number.textContent;
  if (before === text) return;
  say(number, text);
  if (!rolls || !before || !mayMove()) return;
  set(number, 'data-was', before);
  const steps = [{ transform: 'translateY(1.3em)' }, { transform: 'none' }];
  const rolling = number.animate(steps, { duration: ROLL_MS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' });
  rolling.onfinish = () => set(number, 'data-was', null);
}

/** Fades an element in, so that nobody sees it jump. */
export function appear(node: Element): void {
  const nothing = { opacity: 0, visibility: 'hidden' };
  if (mayMove()) node.animate([nothing, { opacity: 1, visibility: 'visible' }], ROLL_MS);
}

/** Some televisions have no storage, or one that is full. */
export function quietly<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** A timer with one owner. Setting it again replaces the previous time. */
export function createTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    set(delayMs: number, callback: () => void): void {
      clearTimeout(timer);
      timer = setTimeout(callback, delayMs);
    },
    clear: () => clearTimeout(timer),
  };
}

/** Televisions before 2020 do not report whether motion is wanted, so they get none. */
export function mayMove(): boolean {
  return matchMedia('(prefers-reduced-motion: no-preference)').matches;
}
