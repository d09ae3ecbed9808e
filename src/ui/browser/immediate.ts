/**
 * React's scheduler waits for a message that it has posted. Firefox never delivers a message that was posted while the
 * page went into the back-forward cache, and React would wait for it for ever. Where `setImmediate` exists, React uses
 * that instead. So this file defines a `setImmediate` that also runs its work when the page is shown again. It has to
 * be imported before React.
 */
const { port1, port2 } = new MessageChannel();
let due: (() => void)[] = [];

function work(): void {
  const now = due;
  due = [];
  for (const callback of now) callback();
}

port1.onmessage = work;
addEventListener('pageshow', work);

Object.assign(globalThis, {
  setImmediate(callback: () => void): void {
    due.push(callback);
    port2.postMessage(null);
  },
});
