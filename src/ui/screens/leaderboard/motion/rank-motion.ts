const MOVE_MS = 300;
const EASE_OUT = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
const MOVE: KeyframeAnimationOptions = { duration: MOVE_MS, easing: EASE_OUT };
/** The old text fades out completely before the new one fades in, so that two texts never overlap. */
const OUT_MS = 120;
const SWEEP_MS = 600;

export interface Spot {
  readonly y: number;
}

/** Returns the lower edge of a row. If the row sticks to the edge of the screen, the previous row determines it. */
export function spotOf(guest: HTMLElement): Spot {
  const { height, bottom } = guest.getBoundingClientRect();
  if (guest.dataset.you === undefined || getComputedStyle(guest).position !== 'sticky') return { y: bottom };
  const above = guest.previousElementSibling?.getBoundingClientRect();
  const below = guest.nextElementSibling?.getBoundingClientRect();
  return { y: above ? above.bottom + height : (below?.top ?? bottom) };
}

export function isOnScreen({ y }: Spot): boolean {
  return y > 0 && y < innerHeight + 100;
}

/** Moves a row by `y` px to its place. A rising row passes over the other rows, except the guest's own row. */
export function glide(row: HTMLElement, y: number): void {
  const land = () => row.removeAttribute('data-rises');
  row.toggleAttribute('data-rises', y > 0);
  row.animate([{ transform: `translate(0px, ${y}px)` }, { transform: 'none' }], MOVE).finished.then(land, land);
}

/** A changed rank is replaced halfway through the animation. */
export function fadeRank(row: HTMLElement): void {
  row.querySelector('[data-rank]')?.animate({ opacity: [0, 0, 1] }, MOVE);
}

/** Fades an element in from `y` px away, after the old content is gone. */
export function fadeIn(element: Element, y: number): void {
  const hidden = { opacity: 0, transform: `translateY(${y}px)` };
  const shownFrom = { ...hidden, offset: OUT_MS / MOVE_MS, easing: EASE_OUT };
  element.animate([hidden, shownFrom, { opacity: 1, transform: 'none' }], { duration: MOVE_MS });
}

/** Returns clones of the places on the podium. When a place fades out, React has already replaced its guest. */
export function keepCopies(list: HTMLElement): ReadonlyMap<Element, HTMLElement> {
  const places = [...list.querySelectorAll<HTMLElement>('li[data-place]:not([aria-hidden])')];
  return new Map(places.map((place) => [place, place.cloneNode(true) as HTMLElement]));
}

/** All parts of a place fade together, so that no frame has the name of one guest with the rank of another. */
export function replacePlace(place: HTMLElement, copy: HTMLElement | undefined): void {
  if (copy) fadeOut(place, copy);
  for (const part of place.children) fadeIn(part, 0);
}

/** Briefly shows a place as it was. */
function fadeOut(place: HTMLElement, copy: HTMLElement): void {
  copy.querySelector('[data-guest]')?.removeAttribute('data-guest');
  copy.setAttribute('aria-hidden', 'true');
  copy.dataset.was = '';
  const { offsetTop, offsetLeft, offsetWidth, offsetHeight } = place;
  Object.assign(copy.style, {
    top: `${offsetTop}px`,
    left: `${offsetLeft}px`,
    width: `${offsetWidth}px`,
    height: `${offsetHeight}px`,
  });
  place.after(copy);
  const remove = () => copy.remove();
  copy.animate({ opacity: [1, 0] }, { duration: OUT_MS, fill: 'forwards' }).finished.then(remove, remove);
}

/** Lets a shine of champagne run over a row, or over the plinth of a place, after it has stopped moving. */
export function sweep(item: HTMLElement): void {
  const ground = item.querySelector('[data-sweeps]') ?? item;
  ground.animate(
    [
      { opacity: 1, transform: 'translateX(-100%)' },
      { opacity: 1, transform: 'translateX(100%)' },
    ],
    { pseudoElement: '::after', delay: MOVE_MS, duration: SWEEP_MS, easing: 'ease-in-out' },
  );
}
