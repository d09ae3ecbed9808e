import { type SetStateAction, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CallFault, faultOf } from '../calls/call.ts';
import { useHost } from '../state/host-context.tsx';

/** The answer to a call. `value` stays while it is loaded again. */
export interface Loaded<T> {
  readonly value: T | null;
  /** When the value came, in ms on this device's clock. */
  readonly at: number;
  readonly fault: CallFault | null;
  /** Loads again. */
  reload(): Promise<void>;
  /** Replaces the value, for callers that know what the answer would be now. */
  set(value: SetStateAction<T | null>): void;
}

interface Loading {
  /** The answer is loaded again whenever it changes. */
  key?: string | undefined;
  /** The name under which the answer is kept, for a later visit when the server may not answer. */
  keptAs?: string | undefined;
}

/**
 * Calls `load` when the component is first shown and whenever `key` changes. Only the answer to the last call is used.
 * `before` is the previous value.
 */
export function useLoaded<T>(
  load: (key: string, before: T | null) => Promise<T>,
  { key = '', keptAs }: Loading = {},
): Loaded<T> {
  const { lifecycle, answers, clock } = useHost();
  const kept = () => (keptAs === undefined ? null : answers.of(keptAs));
  const [value, setValue] = useState(() => (kept()?.value ?? null) as T | null);
  const [at, setAt] = useState(() => kept()?.at ?? 0);
  const [fault, setFault] = useState<CallFault | null>(null);
  const latest = useRef(0);

  async function loadFor(wanted: string): Promise<void> {
    latest.current += 1;
    const own = latest.current;
    try {
      const answer = await load(wanted, value);
      if (own !== latest.current) return;
      setValue(answer);
      setAt(clock.now());
      setFault(null);
    } catch (error) {
      if (own === latest.current) setFault(faultOf(error));
    }
  }

  const begin = useEffectEvent(loadFor);
  // This is an effect because the server is outside React.
  useEffect(() => {
    void begin(key);
  }, [key]);

  // This is an effect because the network is outside React and may come back while the host waits.
  const isWaiting = fault?.code === 'no-answer';
  useEffect(() => (isWaiting ? lifecycle.onWake(() => void begin(key)) : undefined), [isWaiting, lifecycle, key]);

  // This is an effect because the kept answers are outside React.
  useEffect(() => {
    if (keptAs !== undefined && value !== null) answers.keep(keptAs, { value, at });
  }, [answers, keptAs, value, at]);

  return { value, at, fault, reload: () => loadFor(key), set: setValue };
}
