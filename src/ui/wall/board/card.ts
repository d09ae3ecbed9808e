import { correction, generate } from 'lean-qr/nano';
import { guestsAreIn, nobodyIsIn, squareLeadsTo } from '#messages/wall.ts';
import { reachOf } from '../../../domain/celebration/reach.ts';
import { SHORT_NOTICE_PATH } from '../../../domain/notice/notice-address.ts';
import type { ShownScreen } from '../../../domain/wall/scene.ts';
import { around } from '../../messages/forms/around.ts';
import { child, mark, part, say, sayNumber, set, show } from '../parts/elements.ts';
import { sayFitting } from '../parts/fit.ts';
import type { Words } from '../parts/words.ts';
import { createCompletion } from './own-address.ts';

/** The quiet zone around the QR code, in modules (ISO/IEC 18004, 9.1), also in src/ui/screen.html. */
const QUIET = 4;
/** The widths of the card in em of the code's letters. An address may need smaller letters. */
const ADDRESS_ROOMS = [9.6, 13.5];
/** The width for the largest letters, which have some space between them. */
const LARGEST_ROOM = 6.55;
const SPACING_EM = 0.05;

/** The invitation that is on the wall all night: the QR code, the address, the code and the number of guests. */
export function createCard() {
  const card = part('card');
  const square = part('square');
  const covered = part('covered');
  const alone = part('alone');
  const typed = part('typed');
  const withCode = part('type-with-code');
  const host = part('host');
  const address = part('type-address');
  const code = part('code');
  const count = part('count');
  const notice = part('notice-at');
  const complete = createCompletion();
  let drawn = '';
  let side = 0;
  let fitted = '';

  /** The QR code is as large as whole pixels for each module allow. */
  function fitSquare(): void {
    const screen = `${side} ${innerWidth} ${innerHeight}`;
    if (screen === fitted) return;
    const pixels = Math.floor(part('square-box').clientWidth / side) * side;
    if (pixels === 0) return;
    fitted = screen;
    square.style.width = `${pixels}px`;
    square.style.height = `${pixels}px`;
  }

  function drawSquare(text: string): void {
    if (text === drawn) return;
    drawn = text;
    const { size, path } = squareOf(text);
    side = size + 2 * QUIET;
    set(square, 'viewBox', `${-QUIET} ${-QUIET} ${side} ${side}`);
    set(square, 'aria-label', squareLeadsTo(text));
    set(child(square, 1), 'd', path);
  }

  return function drawCard(screen: ShownScreen, now: number, words: Words): void {
    const { celebration, guests, hidesCode = 0 } = screen;
    const leadsTo = complete(screen.address);
    const isHidden = now < hidesCode;
    // Neither the server nor this computer knows an address for phones.
    const isAlone = reachOf(new URL(leadsTo)) === 'computer';
    const isCovered = isHidden || isAlone;
    drawSquare(leadsTo);
    show(square, !isCovered);
    fitSquare();
    show(covered, isHidden);
    show(alone, isAlone && !isHidden);
    show(typed, !isCovered);
    mark(card, 'data-covered', isCovered);
    const place = shortAddress(leadsTo);
    show(withCode, celebration);
    show(address, !celebration);
    say(host, place);
    say(notice, place + SHORT_NOTICE_PATH);
    const text = celebration ? inTwoGroups(celebration.code) : place;
    sayFitting(code, text, [LARGEST_ROOM - SPACING_EM * text.length, ...ADDRESS_ROOMS]);
    const [before, after] = guests === 0 ? [nobodyIsIn, ''] : around((shown) => guestsAreIn(guests, shown));
    say(child(count, 0), before);
    sayNumber(child(count, 1), guests === 0 ? '' : words.numeral(guests), true);
    say(child(count, 2), after);
  };
}

/** Groups the code as people read it aloud (src/domain/celebration/written-code.ts). */
function inTwoGroups(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`;
}

/** The part of the address that people type: without the protocol and the code. */
function shortAddress(address: string): string {
  return address.replace(/^\w+:\/\//, '').replace(/\/?(\?.*)?$/, '');
}

function squareOf(text: string): { size: number; path: string } {
  const bitmap = generate(text, { minCorrectionLevel: correction.M });
  let path = '';
  for (let y = 0; y < bitmap.size; y += 1)
    for (let x = 0; x < bitmap.size; x += 1) if (bitmap.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  return { size: bitmap.size, path };
}
