import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useClink } from '../../guest/clink-context.tsx';
import type { InviteSheetProps } from './invite-sheet.tsx';

export type LoadInviteSheet = () => Promise<ComponentType<InviteSheetProps>>;

/** `awaited`: the guest has tapped, and the code of the sheet is still loading. */
type Step = 'closed' | 'awaited' | 'failed' | 'open';

/** The sheet of the invitation. It opens once its code has loaded, unless the guest has done something else. */
export function useInviteSheet(loadInviteSheet: LoadInviteSheet) {
  const { log } = useClink();
  const [step, setStep] = useState<Step>('closed');
  const [Sheet, setSheet] = useState<ComponentType<InviteSheetProps> | null>(null);

  async function load() {
    try {
      const loaded = await loadInviteSheet();
      setSheet(() => loaded);
      setStep((now) => (now === 'awaited' ? 'open' : now));
    } catch (error) {
      log('Error fetching a view', error);
      setStep((now) => (now === 'awaited' ? 'failed' : now));
    }
  }

  const loadEarly = useEffectEvent(() => void load());
  // The code that draws QR codes is not part of the first load. It is loaded early, because the venue's network may be
  // gone at the first tap.
  useEffect(() => loadEarly(), []);

  // The sheet no longer opens when the settings close. A modal sheet inside closed settings would be invisible, and
  // nothing else could be tapped.
  useEffect(() => {
    if (step !== 'awaited' && step !== 'failed') return;
    const giveUp = () => setStep('closed');
    addEventListener('close', giveUp, true);
    // The listener captures, so that it runs before the handler of a second tap on the same button.
    if (step === 'awaited') addEventListener('click', giveUp, true);
    return () => {
      removeEventListener('close', giveUp, true);
      removeEventListener('click', giveUp, true);
    };
  }, [step]);

  return {
    step,
    Sheet,
    open() {
      setStep(Sheet ? 'open' : 'awaited');
      if (!Sheet) void load();
    },
    close: () => setStep('closed'),
  };
}
