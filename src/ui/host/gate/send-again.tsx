import { useRef, useState } from 'react';
import type { OnceMore } from '#messages/hosts-gate.ts';
import { Button } from '../../components/button.tsx';
import { minutesAndSeconds } from '../../time/minutes-and-seconds.ts';
import { sentenceOf } from '../acts/sentence-of.ts';
import { useCountdown } from '../acts/use-countdown.ts';
import { faultOf } from '../calls/call.ts';
import { Fault } from '../form/field.tsx';

/**
 * Asks for the same link again after a while, by mail or in the log. Only the end of the wait is announced, not each second.
 */
export function SendAgain({ texts, send }: { texts: OnceMore; send(): Promise<unknown> }) {
  const { seconds, restart } = useCountdown();
  const [fault, setFault] = useState<string>();
  const [hasSent, setHasSent] = useState(false);
  const isSending = useRef(false);
  const waits = seconds > 0;

  async function sendAgain() {
    if (waits || isSending.current) return;
    isSending.current = true;
    setFault(undefined);
    try {
      await send();
      setHasSent(true);
      restart();
    } catch (error) {
      setFault(sentenceOf(faultOf(error)));
    } finally {
      isSending.current = false;
    }
  }

  return (
    <>
      <Fault>{fault}</Fault>
      <Button isWide aria-disabled={waits || undefined} aria-label={texts.again} onClick={sendAgain}>
        {waits ? texts.againIn(minutesAndSeconds(seconds)) : texts.again}
      </Button>
      <p className="visually-hidden" role="status">
        {waits ? hasSent && texts.isDone : texts.isReady}
      </p>
    </>
  );
}
