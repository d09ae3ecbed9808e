import { createStore } from 'zustand/vanilla';

/** Whether something in front of Clink, such as a login page, answers in its place. */
export const isBehindGate = createStore(() => false);

/**
 * Notes whether the answer to a call came from something other than Clink. The answer of a proxy whose server is down
 * says nothing about a gate.
 */
export function noteGate(answer: Response): void {
  const type = answer.headers.get('content-type') ?? '';
  if (answer.type === 'opaqueredirect' || [401, 407, 511].includes(answer.status) || answer.ok) {
    const isOurs = answer.status === 204 || /json|event-stream/.test(type);
    isBehindGate.setState(!isOurs, true);
  }
}
