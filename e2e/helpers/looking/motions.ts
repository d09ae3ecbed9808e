import type { Page } from '@playwright/test';

export interface Motion {
  readonly startMs: number;
  readonly durationMs: number;
  /** The tag of the moving element with its attributes except the class, or the pseudo-element, such as '::before'. */
  readonly target: string;
}

/**
 * Records each property that an animation or transition of the page changes, with the tag of its element. Leaves out
 * properties without intermediate values, such as `display`. Call this before the page is opened.
 */
export async function recordProperties(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved = new Set<string>();
    Object.assign(window, { moved });
    const note = () => {
      const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
      for (const effect of effects.filter((one) => one.getComputedTiming().duration !== 0)) {
        const target = `${effect.target?.localName}${effect.pseudoElement ?? ''}`;
        for (const property of effect.getKeyframes().flatMap(Object.keys)) moved.add(`${target} ${property}`);
      }
      requestAnimationFrame(note);
    };
    note();
  });
  return () => page.evaluate(() => [...(Reflect.get(window, 'moved') as Set<string>)]);
}

/** Records every animation and transition of the page from now on, including those by script and those of pseudo-elements. */
export async function recordMotions(page: Page): Promise<() => Promise<Motion[]>> {
  const devtools = await page.context().newCDPSession(page);
  const motions: Promise<Motion>[] = [];
  devtools.on('Animation.animationStarted', ({ animation: { startTime, source } }) => {
    const { backendNodeId, delay, duration } = source ?? { delay: 0, duration: 0 };
    const target = backendNodeId ? targetOf(backendNodeId) : Promise.resolve('');
    motions.push(target.then((of) => ({ startMs: startTime + delay, durationMs: duration, target: of })));
  });
  async function targetOf(backendNodeId: number): Promise<string> {
    const { node } = await devtools.send('DOM.describeNode', { backendNodeId }).catch(() => ({ node: null }));
    const attributes = (node?.attributes ?? []).filter(
      (_, index) => index % 2 === 0 && node?.attributes?.[index] !== 'class',
    );
    return [node?.localName, ...attributes].join(' ');
  }
  await devtools.send('DOM.enable');
  await devtools.send('Animation.enable');
  return async () => (await Promise.all(motions.splice(0))).sort((a, b) => a.startMs - b.startMs);
}
