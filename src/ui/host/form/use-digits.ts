import { useState } from 'react';
import { sentenceOf } from '../acts/sentence-of.ts';
import { type CallFault, faultOf } from '../calls/call.ts';

/** Sends six digits, and remembers why the server refused them. `explain`: null for a fault that any call can have. */
export function useDigits(send: (code: string) => Promise<unknown>, explain: (fault: CallFault) => string | null) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ readonly sentence: string } | null>(null);

  async function onComplete(code: string): Promise<void> {
    setIsBusy(true);
    try {
      await send(code);
    } catch (error) {
      const fault = faultOf(error);
      setRefusal({ sentence: explain(fault) ?? sentenceOf(fault) });
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, refusal, onComplete };
}
