import type { Page } from '@playwright/test';

export interface Motion {
  /** The keyframes, the property of a transition, or nothing for an animation by script. Without the build's hash. */
  readonly name: string;
  readonly startMs: number;
  readonly durationMs: number;
  /** What moves: its tag and class. */
  readonly target: string;
}

/** Records every animation and transition of the page from now on: by styles, by script, and of pseudo-elements. */
export async function recordMotions(page: Page): Promise<() => Promise<Motion[]>> {
  const devtools = await page.context().newCDPSession(page);
  const motions: Promise<Motion>[] = [];
  devtools.on('Animation.animationStarted', ({ animation: { name, startTime, source } }) => {
    const { backendNodeId, delay, duration } = source ?? { delay: 0, duration: 0 };
    const target = backendNodeId ? targetOf(backendNodeId) : Promise.resolve('');
    motions.push(target.then((of) => ({ name, startMs: startTime + delay, durationMs: duration, target: of })));
  });
  async function targetOf(backendNodeId: number): Promise<string> {
    const { node } = await devtools.send('DOM.describeNode', { backendNodeId }).catch(() => ({ node: null }));
    const classes = node?.attributes?.[node.attributes.indexOf('class') + 1] ?? '';
    return `${node?.localName ?? ''} ${classes}`;
  }
  await devtools.send('DOM.enable');
  await devtools.send('Animation.enable');
  return async () => (await Promise.all(motions.splice(0))).sort((a, b) => a.startMs - b.startMs);
}
