import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Look } from '../../../../domain/look/look.ts';
import { useAct } from '../../acts/use-act.ts';
import { useHosted } from '../room/hosted.tsx';

/** Waits before saving, because arrow keys select several colours on the way to the wanted one. */
const SETTLED_MS = 400;
const SAVED_MS = 2_000;

/**
 * The look to show: the host's choice until it is saved, otherwise the look of the celebration, even if another host
 * changes it. A choice is saved after a short wait, or at once if the host leaves.
 */
export function useLook() {
  const { celebration, change } = useHosted();
  const act = useAct();
  const [chosen, setChosen] = useState<Partial<Look>>({});
  const [isSaved, setIsSaved] = useState(false);
  const isWaiting = Object.keys(chosen).length > 0;

  const isDue = useRef(false);

  const save = useEffectEvent(async () => {
    if (!isDue.current) return;
    isDue.current = false;
    if (await act({ run: () => change({ look: chosen }) })) setIsSaved(true);
    // Keeps a choice that was made meanwhile. After a fault, the celebration's look is shown again.
    setChosen((now) => (now === chosen ? {} : now));
  });

  // This is an effect because the timer is outside React.
  useEffect(() => {
    if (Object.keys(chosen).length === 0) return;
    const timer = setTimeout(() => void save(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [chosen]);

  // The host may leave before the timer ends.
  useEffect(() => () => void save(), []);

  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => setIsSaved(false), SAVED_MS);
    return () => clearTimeout(timer);
  }, [isSaved]);

  return {
    look: { ...celebration.look, ...chosen },
    isSaved: isSaved && !isWaiting,
    choose: (part: Partial<Look>) => {
      isDue.current = true;
      setIsSaved(false);
      setChosen((now) => ({ ...now, ...part }));
    },
  };
}
