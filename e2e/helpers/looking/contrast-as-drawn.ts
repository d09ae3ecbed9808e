import type { Page } from '@playwright/test';

export interface Contrast {
  readonly text: string;
  /** The contrast of the text's colour with the least favourable pixel under it. */
  readonly ratio: number;
  /** The contrast that WCAG 1.4.3 requires: 3 for large text, otherwise 4.5. */
  readonly needed: number;
}

/** The contrast between every text of the screen, or of the open sheet, and the pixels behind it. */
export async function contrastsOf(page: Page): Promise<Contrast[]> {
  const withText = await page.screenshot({ animations: 'disabled' });
  const hiding = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before { -webkit-text-fill-color: transparent !important; transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  const ground = await page.screenshot({ animations: 'disabled' });
  await hiding.evaluate((sheet) => sheet.replaceSync(''));
  return page.evaluate(measure, [withText.toString('base64'), ground.toString('base64')] as const);
}

/** Runs in the page. `pictures`: the page with and without its text, as PNG in base64. */
async function measure(pictures: readonly [withText: string, ground: string]): Promise<Contrast[]> {
  /**
   * A pixel counts as covered by the text if a byte differs by more than this. A smaller difference is only the soft edge of a
   * letter.
   */
  const COVERED = 24;
  const EXEMPT = ':disabled, .visually-hidden, noscript, table';

  function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    return context;
  }

  async function draw(picture: string): Promise<OffscreenCanvasRenderingContext2D> {
    const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = contextOf(bitmap.width, bitmap.height);
    context.drawImage(bitmap, 0, 0);
    return context;
  }

  const dot = contextOf(1, 1);
  const withText = await draw(pictures[0]);
  const ground = await draw(pictures[1]);

  function luminanceOf(rgb: readonly number[]): number {
    const [red = 0, green = 0, blue = 0] = rgb.map((byte) => {
      const share = byte / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  function colourOf(element: Element): readonly number[] {
    dot.clearRect(0, 0, 1, 1);
    dot.fillStyle = getComputedStyle(element).color;
    dot.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = dot.getImageData(0, 0, 1, 1).data;
    let opacity = alpha / 255;
    for (let part: Element | null = element; part; part = part.parentElement)
      opacity *= Number(getComputedStyle(part).opacity);
    return [red, green, blue, opacity];
  }

  /** The lowest contrast among the pixels of a box that the text covers. */
  function lowest([red = 0, green = 0, blue = 0, opacity = 1]: readonly number[], box: DOMRect): number {
    const place = [Math.floor(box.left), Math.floor(box.top), Math.ceil(box.width), Math.ceil(box.height)] as const;
    const [shown, behind] = [withText, ground].map((context) => context.getImageData(...place).data);
    const pixelOf = (data = shown, at = 0) => [data?.[at] ?? 0, data?.[at + 1] ?? 0, data?.[at + 2] ?? 0];
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; at < (behind?.length ?? 0); at += 4) {
      const under = pixelOf(behind, at);
      const isCovered = pixelOf(shown, at).some((byte, index) => Math.abs(byte - (under[index] ?? 0)) > COVERED);
      if (!isCovered) continue;
      const over = [red, green, blue].map((byte, index) => byte * opacity + (under[index] ?? 0) * (1 - opacity));
      const [a, b] = [luminanceOf(over), luminanceOf(under)];
      least = Math.min(least, (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05));
    }
    // If no pixel differs, the text is invisible: its contrast is 1.
    return Number.isFinite(least) ? least : 1;
  }

  function isExempt(element: Element, text: string): boolean {
    const isHidden = !element.checkVisibility({ visibilityProperty: true });
    return isHidden || element.closest(EXEMPT) !== null || !/[\p{L}\p{N}]/u.test(text);
  }

  function isOnScreen({ left, top, right, bottom, width }: DOMRect): boolean {
    return width >= 2 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  }

  function contrastOf(node: Node): Contrast[] {
    const text = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    if (!element || isExempt(element, text)) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!isOnScreen(box)) return [];
    const { fontSize, fontWeight } = getComputedStyle(element);
    const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
    return [{ text, ratio: lowest(colourOf(element), box), needed: isLarge ? 3 : 4.5 }];
  }

  const texts = document.createTreeWalker(
    document.querySelector('dialog:modal') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const found: Contrast[] = [];
  while (texts.nextNode()) found.push(...contrastOf(texts.currentNode));
  return found;
}
