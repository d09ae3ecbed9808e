import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import * as texts from '#messages/celebration/moments.ts';
import type { HeardMoment } from '../../../sync/live/heard-moment.ts';
import { Rings } from '../../components/drawings/rings.tsx';
import { useFeedback } from '../../feedback/feedback.tsx';
import { useClink } from '../../guest/clink-context.tsx';
import { inOneTypeface } from '../../look/typeface-of.tsx';
import { findCounter } from './find-counter.ts';
import styles from './moment-news.module.css';
import type { Moments } from './moments.ts';

/** The distance between the centres of two glasses that have just met, in units of the drawing. */
const MET = 204;

/**
 * Shows a moment in the place of the counter for a few seconds. Nothing has to be tapped, and no tile moves. On other
 * screens a moment is a toast.
 */
export function MomentNews({ moments }: { moments: Moments }) {
  const { live } = useClink();
  const { toast } = useFeedback();
  const shown = useStore(moments, (state) => state.shown);
  const [counter, setCounter] = useState<HTMLElement | null>(null);

  // This is an effect because the stream is outside React.
  useEffect(() => moments.follow(live), [moments, live]);

  // The counter is outside this code.
  useLayoutEffect(() => {
    if (!shown) return;
    const found = findCounter();
    setCounter(found);
    if (found) found.dataset.moment = shown.kind;
    else toast({ message: sentenceOf(shown) });
    return () => {
      setCounter(null);
      delete found?.dataset.moment;
    };
  }, [shown, toast]);

  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {shown && counter && sentenceOf(shown)}
      </p>
      {shown && counter && createPortal(<OnCounter key={shown.id} moment={shown} />, counter)}
    </>
  );
}

/** Drawn over the counter. It is spoken elsewhere. */
function OnCounter({ moment }: { moment: HeardMoment }) {
  if (moment.kind === 'clink') return <Met name={moment.with ?? ''} />;
  return (
    <>
      <span className={styles.ripple} aria-hidden="true" />
      <p className={styles.line} aria-hidden="true">
        {sentenceOf(moment)}
      </p>
    </>
  );
}

function Met({ name }: { name: string }) {
  return (
    <div className={styles.met} aria-hidden="true">
      <b>{texts.youClinkedWith(name)}</b>
      <div className={styles.glasses}>
        <Rings distance={MET} hasSpark hasBubbles clinks />
        <span>{texts.you}</span>
        <span data-long={name.length > 8 || undefined}>
          <bdi>{inOneTypeface(name)}</bdi>
        </span>
      </div>
      <p>{texts.cheersBoth}</p>
    </div>
  );
}

function sentenceOf({ kind, with: other = '', name = '', count = 0 }: HeardMoment): string {
  switch (kind) {
    case 'clink':
      return texts.youClinkedWith(other);
    case 'first-toast':
      return texts.firstToast(name);
    case 'waters':
      return texts.watersTogether(count);
    case 'midnight':
      return texts.newDay;
  }
}
