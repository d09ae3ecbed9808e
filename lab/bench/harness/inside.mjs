// Runs in the server's process before the server starts. On SIGUSR2 it writes what the process holds to the file MEASURES.
// With LEAK_EVERY_MS it leaks a listener at this interval.
import { EventEmitter } from 'node:events';
import { writeFileSync } from 'node:fs';

const emitters = new Set();
const known = new WeakSet();
for (const name of ['on', 'addListener', 'once', 'prependListener', 'prependOnceListener']) {
  const add = EventEmitter.prototype[name];
  EventEmitter.prototype[name] = function (...values) {
    if (!known.has(this)) {
      known.add(this);
      emitters.add(new WeakRef(this));
    }
    return add.apply(this, values);
  };
}

function listeners() {
  let count = 0;
  for (const reference of emitters) {
    const emitter = reference.deref();
    if (!emitter) emitters.delete(reference);
    else for (const name of emitter.eventNames()) count += emitter.listenerCount(name);
  }
  return count;
}

process.on('SIGUSR2', async () => {
  // The WeakRef of a collected object is empty only in a later turn of the event loop.
  for (let times = 0; times < 3; times++) {
    globalThis.gc();
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const { heapUsed, rss } = process.memoryUsage();
  const timers = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  writeFileSync(process.env.MEASURES, JSON.stringify({ heapUsed, rss, timers, listeners: listeners() }));
});

if (process.env.LEAK_EVERY_MS) {
  setInterval(() => process.on('leak', () => {}), Number(process.env.LEAK_EVERY_MS)).unref();
}
