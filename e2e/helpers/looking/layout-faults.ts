/** Runs in the page. Returns the parts of the open sheet, or else of the page, that are cut off or outside the screen. */
export function cutParts(): string[] {
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const hasText = (element: Element) => (element.textContent ?? '').trim() !== '';
  const parts = [...scope.querySelectorAll('*')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.clientWidth > 1 &&
      hasText(element) &&
      !element.closest('[aria-hidden="true"], .visually-hidden, [inert], [role="img"], svg'),
  );
  const isBeside = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return left < -1 || right > innerWidth + 1;
  };
  const isCut = (element: Element) => {
    const { overflowX, textOverflow } = getComputedStyle(element);
    const clips = ['hidden', 'clip'].includes(overflowX) && textOverflow !== 'ellipsis';
    if (!clips || element.scrollWidth <= element.clientWidth + 1) return false;
    // A card clips its decoration on purpose.
    const { left, right } = element.getBoundingClientRect();
    const texts = [...element.querySelectorAll('*')].filter(
      (part) => part.childElementCount === 0 && hasText(part) && !part.closest('[role="img"]'),
    );
    const isOutside = (part: Element) => {
      const box = part.getBoundingClientRect();
      return box.left < left - 1 || box.right > right + 1;
    };
    return element.childElementCount === 0 || texts.some(isOutside);
  };
  const sideways = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
  const wrong = parts.filter((element) => isBeside(element) || isCut(element));
  return [...sideways, ...wrong.map(({ tagName, textContent }) => `cut: ${tagName} ${textContent?.slice(0, 40)}`)];
}

/** Runs in the page. Returns the words that are split between two lines. Words with a hyphen, and addresses, may be split. */
export function brokenWords(): string[] {
  // A text for screen readers alone is one pixel wide. It is left out.
  const isDrawn = ({ parentElement: parent }: Node) => parent !== null && parent.getBoundingClientRect().width > 1;
  const linesOf = (text: Node, start: number, end: number) => {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!isDrawn(text)) continue;
    const words = [...`${text.textContent}`.matchAll(/[^\s-]+/gu)].filter(([word]) => !word.includes('/'));
    const onTwoLines = words.filter(({ index, 0: word }) => linesOf(text, index, index + word.length) > 1);
    broken.push(...onTwoLines.map(([word]) => word));
  }
  return broken;
}

/** Runs in the page. Returns quotation marks and brackets that are not on the same line as the words that they enclose. */
export function lonelySigns(): string[] {
  const OPENING = /[„«(]/;
  const CLOSING = /[”»)]/;
  const signs: { text: Node; at: number; sign: string }[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: parent } = text;
    if (!parent || parent.getBoundingClientRect().width <= 1 || !parent.checkVisibility()) continue;
    for (const { index, 0: sign } of `${text.textContent}`.matchAll(/\S/gu)) signs.push({ text, at: index, sign });
  }
  const lineOf = (one: (typeof signs)[number] | undefined) => {
    if (!one) return null;
    const range = document.createRange();
    range.setStart(one.text, one.at);
    range.setEnd(one.text, one.at + one.sign.length);
    return range.getBoundingClientRect();
  };
  return signs.flatMap((one, index) => {
    if (!OPENING.test(one.sign) && !CLOSING.test(one.sign)) return [];
    const [line, partner] = [lineOf(one), lineOf(signs[index + (OPENING.test(one.sign) ? 1 : -1)])];
    const isAlone = !line || !partner || partner.top > line.bottom - 2 || partner.bottom < line.top + 2;
    return isAlone ? [`${one.text.parentElement?.textContent?.slice(0, 60)}`] : [];
  });
}

/**
 * Runs in the page. Returns words that overflow their control, words that end in an ellipsis, and controls that overlap, on
 * the open sheet or else on the page. The text of an `<input>` and the names of people may be truncated.
 */
export function crowdedControls(names: readonly string[]): string[] {
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const isDrawn = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1 &&
    !element.closest('.visually-hidden, [inert]');
  const nameOf = (element: Element) => `${element.tagName} ${element.textContent}`.slice(0, 50);
  const drawn = (selector: string) => [...scope.querySelectorAll(selector)].filter(isDrawn);
  const controls = drawn('button, a[href], label, [role="tab"], legend');

  const textsOf = (element: Element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const boxes: DOMRect[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement || !isDrawn(text.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      boxes.push(...range.getClientRects());
    }
    return boxes;
  };
  const isOfName = (element: Element) => names.some((name) => element.textContent?.includes(name));
  const standsOut = (control: Element) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return textsOf(control).some(
      (text) => text.left < left - 1 || text.right > right + 1 || text.top < top - 4 || text.bottom > bottom + 4,
    );
  };
  const isShortened = (element: Element) =>
    getComputedStyle(element).textOverflow === 'ellipsis' &&
    element.scrollWidth > element.clientWidth + 1 &&
    !isOfName(element) &&
    // The stylesheet draws the couple's names in the title.
    !element.matches('[data-brand] > i');

  const barOf = (control: Element) => {
    for (let part: Element | null = control; part; part = part.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(part).position)) return part;
    return null;
  };
  /** The tap area of a small control is larger than the control, and may overlap the edge of its neighbour. */
  const areOver = (words: readonly DOMRect[], control: Element) => {
    const box = control.getBoundingClientRect();
    return words.some(
      (word) =>
        Math.min(word.right, box.right) - Math.max(word.left, box.left) > 2 &&
        Math.min(word.bottom, box.bottom) - Math.max(word.top, box.top) > 4,
    );
  };
  const lieOver = (one: Element, other: Element) => {
    if (one.contains(other) || other.contains(one)) return false;
    // A bar may cover a control of the page, because the page scrolls below its bars.
    if (barOf(one) !== barOf(other)) return false;
    return areOver(textsOf(one), other) || areOver(textsOf(other), one);
  };
  const pairs = controls.flatMap((one, index) => controls.slice(index + 1).map((other) => [one, other] as const));
  return [
    ...controls
      .filter((control) => !isOfName(control) && standsOut(control))
      .map((control) => `stands out: ${nameOf(control)}`),
    ...drawn('*')
      .filter(isShortened)
      .map((element) => `shortened: ${nameOf(element)}`),
    ...pairs
      .filter(([one, other]) => lieOver(one, other))
      .map(([one, other]) => `${nameOf(one)} lies over ${nameOf(other)}`),
  ];
}

/**
 * Runs in the page. Returns four kinds of faults: groups of choices whose last row has fewer than the others; times, numbers
 * and values that are split between lines although they have room on one; links whose last line is a single short word; dates in figures, because every
 * screen writes dates in words.
 */
export function unevenLines(): string[] {
  const MOST_CHOICES = 6;
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const isDrawn = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1 &&
    !element.closest('.visually-hidden, [inert]');
  const drawn = (selector: string) => [...scope.querySelectorAll(selector)].filter(isDrawn);
  const nameOf = (element: Element) => `${element.textContent}`.slice(0, 60);
  const rowsOf = (boxes: readonly DOMRect[]) => {
    const rows = new Map<number, DOMRect[]>();
    for (const box of boxes) {
      const y = [...rows.keys()].find((top) => Math.abs(top - box.top) < 4) ?? box.top;
      rows.set(y, [...(rows.get(y) ?? []), box]);
    }
    return [...rows.values()];
  };
  const linesOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const words = [...range.getClientRects()].filter(({ width }) => width > 1);
    return rowsOf(words).map(
      (line) => Math.max(...line.map(({ right }) => right)) - Math.min(...line.map(({ left }) => left)),
    );
  };

  /** A long date has no room on one line of the smallest phone in some languages. */
  const hasRoom = (element: Element): boolean => {
    const { parentElement: parent } = element;
    if (!parent) return true;
    const { display, paddingInlineStart, paddingInlineEnd } = getComputedStyle(parent);
    if (display.startsWith('inline')) return hasRoom(parent);
    const roomPx = parent.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    return linesOf(element).reduce((sum, width) => sum + width, 0) <= roomPx;
  };

  const groups = new Map<Element, Element[]>();
  for (const choice of drawn('[role="tab"], [aria-pressed], label:has(> [type="radio"])')) {
    const { parentElement: group } = choice;
    if (group) groups.set(group, [...(groups.get(group) ?? []), choice]);
  }
  const uneven = [...groups].filter(([, choices]) => {
    const rects = choices.map((choice) => choice.getBoundingClientRect());
    const sizes = rowsOf(rects).map(({ length }) => length);
    const lastTop = Math.max(...rects.map(({ top }) => top));
    // The chosen card of the keepsake is as high as the other two together, so it is in both rows.
    const areRows = rects.every(({ top, bottom }) => top > lastTop - 4 || bottom <= lastTop);
    // A group with more choices is not a switch. An example is the nine languages of the cards: several can be chosen.
    return areRows && choices.length <= MOST_CHOICES && (sizes.at(-1) ?? 0) < (sizes[0] ?? 0);
  });
  const values = drawn('time, .num, dd').filter((element) => element.childElementCount === 0);
  const links = drawn('a[href], button').filter((element) => {
    const lines = getComputedStyle(element).textDecorationLine === 'underline' ? linesOf(element) : [];
    return lines.length > 1 && (lines.at(-1) ?? 0) < Math.max(...lines) / 3;
  });
  const inFigures = drawn('*').filter((element) =>
    [...element.childNodes].some(
      ({ nodeType, textContent }) =>
        nodeType === Node.TEXT_NODE && /(?<![\d.])\d{1,4}([./-])\d{1,2}\1\d{2,4}(?![\d.])/.test(textContent ?? ''),
    ),
  );
  return [
    ...inFigures.map((element) => `a date in figures: ${nameOf(element)}`),
    ...uneven.map(([group]) => `a switch ends in a shorter row: ${nameOf(group)}`),
    ...values
      .filter((element) => linesOf(element).length > 1 && hasRoom(element))
      .map((element) => `broken value: ${nameOf(element)}`),
    ...links.map((element) => `a word is left over: ${nameOf(element)}`),
  ];
}
