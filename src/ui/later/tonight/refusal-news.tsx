import { useEffect } from 'react';
import * as texts from '#messages/forgot.ts';
import { answerRefusals, type Refusal } from '../../../sync/evening/answer-refusals.ts';
import { useFeedback } from '../../feedback/feedback.tsx';
import { useClink } from '../../guest/clink-context.tsx';
import { eveningTime } from '../../time/short-time.ts';

const ONE = { removed: texts.notAdded, unmoved: texts.notChanged, unsent: texts.onlyHere } as const;
const SEVERAL = { removed: texts.notAddedMany, unmoved: texts.notChangedMany, unsent: texts.onlyHereMany } as const;

/** A later refusal has a new message. It counts the earlier ones of the last minute, whose message it replaces. */
const TOGETHER_MS = 60_000;

/** One sentence for each kind of refusal. */
function newsOf(refusals: readonly Refusal[]): string {
  const kinds = [...new Set(refusals.map(({ kind }) => kind))];
  const sentences = kinds.map((kind) => {
    const drinks = refusals.filter((refusal) => refusal.kind === kind).map(({ drink }) => drink);
    const [drink] = drinks;
    return drink && drinks.length === 1 ? ONE[kind](drink, eveningTime(drink.timestamp)) : SEVERAL[kind](drinks.length);
  });
  return sentences.join(' ');
}

/** Reports the drinks that the server has refused, once the guest can see the message. */
export function RefusalNews() {
  const { store, lifecycle } = useClink();
  const { toast } = useFeedback();

  // This is an effect because the server and the page's visibility are outside React.
  useEffect(() => {
    let refusals: readonly Refusal[] = [];
    let saidAtMs: number | null = null;
    let isNew = false;
    const say = () => {
      if (!isNew || !lifecycle.isVisible()) return;
      toast({ message: newsOf(refusals) });
      isNew = false;
      saidAtMs = Date.now();
    };
    const stopAnswering = answerRefusals(store, Date, (refusal) => {
      const isOver = saidAtMs !== null && Date.now() - saidAtMs > TOGETHER_MS;
      refusals = isOver ? [refusal] : [...refusals, refusal];
      if (isOver) saidAtMs = null;
      isNew = true;
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
