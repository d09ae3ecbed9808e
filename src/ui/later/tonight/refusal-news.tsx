import { useEffect } from 'react';
import { notAdded, notChanged, onlyHere } from '#messages/forgot.ts';
import { answerRefusals, type Refusal } from '../../../sync/evening/answer-refusals.ts';
import { useFeedback } from '../../feedback/feedback.tsx';
import { useClink } from '../../guest/clink-context.tsx';
import { eveningTime } from '../../time/short-time.ts';

const SENTENCES = { removed: notAdded, unmoved: notChanged, unsent: onlyHere } as const;
const sentenceOf = ({ kind, drink }: Refusal) => SENTENCES[kind](drink, eveningTime(drink.timestamp));

/** Reports a drink that the server has refused, once the guest can see the message. */
export function RefusalNews() {
  const { store, lifecycle } = useClink();
  const { toast } = useFeedback();

  // This is an effect because the server and the page's visibility are outside React.
  useEffect(() => {
    let waiting: string | null = null;
    const say = () => {
      if (waiting === null || !lifecycle.isVisible()) return;
      toast({ message: waiting });
      waiting = null;
    };
    const stopAnswering = answerRefusals(store, Date, (refusal) => {
      waiting = sentenceOf(refusal);
      say();
    });
    const stopWaking = lifecycle.onWake(say);
    return () => {
      stopAnswering();
      stopWaking();
    };
  }, [store, lifecycle, toast]);

  return null;
}
