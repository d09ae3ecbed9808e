import { createRequire } from 'node:module';
import { expect, test, vi } from 'vitest';

/** As React requires it. */
const requireOfReact = createRequire(createRequire(import.meta.url).resolve('react-dom'));

interface Scheduler {
  readonly unstable_NormalPriority: number;
  unstable_scheduleCallback(priority: number, work: () => void): void;
}

/** The page with React's own scheduler, in a browser that loses every message. */
async function pageThatLosesMessages() {
  const listeners: (() => void)[] = [];
  vi.stubGlobal('MessageChannel', function lossy() {
    return { port1: {}, port2: { postMessage: () => undefined } };
  });
  vi.stubGlobal(
    'addEventListener',
    (type: string, listener: () => void) => type === 'pageshow' && listeners.push(listener),
  );
  vi.stubGlobal('setImmediate', undefined);
  vi.resetModules();
  await import('./immediate.ts');
  for (const file of Object.keys(requireOfReact.cache)) {
    if (file.includes('/scheduler/')) delete requireOfReact.cache[file];
  }
  const scheduler: Scheduler = requireOfReact('scheduler');
  const show = () => listeners.forEach((listener) => void listener());
  return { scheduler, show };
}

test('work that waits for a message lost while the page was hidden continues when the page is shown again', async () => {
  const { scheduler, show } = await pageThatLosesMessages();
  const done: string[] = [];
  scheduler.unstable_scheduleCallback(scheduler.unstable_NormalPriority, () => void done.push('before'));
  expect(done).toEqual([]);
  show();
  expect(done).toEqual(['before']);
  scheduler.unstable_scheduleCallback(scheduler.unstable_NormalPriority, () => void done.push('after'));
  show();
  expect(done).toEqual(['before', 'after']);
});
