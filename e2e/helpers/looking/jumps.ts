import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  readonly value: number;
  /** True within half a second after a tap or a key, which explains the shift. */
  readonly hadRecentInput: boolean;
  readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Runs in the page before the first paint. Records every layout shift that does not follow a tap or a key. */
export function noteJumps(): void {
  const jumps: string[] = [];
  Object.assign(window, { jumps });
  const note = (entry: PerformanceEntry) => {
    const { value, hadRecentInput, sources } = entry as Shift;
    const parts = sources.map(({ node, previousRect: from, currentRect: to }) => {
      const what = node instanceof Element ? node.outerHTML.slice(0, 60) : node?.textContent;
      return `${what} from ${from.x}, ${from.y} to ${to.x}, ${to.y}`;
    });
    if (!hadRecentInput) jumps.push(`${value.toFixed(4)}: ${parts.join(' | ')}`);
  };
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: 'layout-shift', buffered: true });
}

/** The elements that have shifted since the page was opened. Waits until all changes are drawn. */
export function jumpsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(Reflect.get(window, 'jumps')))),
        );
      }),
  );
}
