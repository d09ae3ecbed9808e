import type { Log } from '../../sync/ports.ts';

/** A page that is still there by then has not been left. */
const LEAVES_WITHIN_MS = 5_000;

/** When a page is left, Firefox and WebKit end its requests before they say that it goes. That is no failure. */
export function quietWhileLeaving(log: Log): Log {
  let leavesUntil = 0;
  addEventListener('beforeunload', () => {
    leavesUntil = Date.now() + LEAVES_WITHIN_MS;
  });
  return (message, error) => {
    if (Date.now() >= leavesUntil) log(message, error);
  };
}
