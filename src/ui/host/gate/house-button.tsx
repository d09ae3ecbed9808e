import { useEffect, useState } from 'react';
import * as texts from '#messages/hosts/house.ts';
import { Button } from '../../components/button.tsx';
import { focusHeading } from '../../components/screen-heading.tsx';
import { sentenceOf } from '../acts/use-act.ts';
import { faultOf } from '../calls/call.ts';
import { Icon } from '../parts/icon.tsx';
import { useHost, useHostState } from '../state/host-context.tsx';

export interface HouseSignIn {
  /** The host name of the sign-in of the house. */
  readonly house: string;
  /** Why the last sign-in there has failed. */
  readonly fault: string | undefined;
  /** Whether a sign-in there has failed, even if the next one has begun. */
  readonly hasFailed: boolean;
  /** Whether a sign-in there may still work. Most refusals would only come again. */
  readonly isOffered: boolean;
  readonly isBusy: boolean;
  go(): Promise<void>;
}

/** The outcomes of a sign-in at the house after which another one may work. */
const OPEN_OUTCOMES: readonly unknown[] = [null, 'connected', 'refused', 'failed'];

/** The way to the sign-in of the house. Null if there is no house. */
export function useHouseSignIn(): HouseSignIn | null {
  const { account, lifecycle } = useHost();
  const house = useHostState((state) => state.settings?.house ?? null);
  const outcome = useHostState((state) => state.house);
  const invitation = useHostState((state) => state.invitation);
  const [fault, setFault] = useState(outcome === null || outcome === 'connected' ? undefined : texts.outcomes[outcome]);
  const [hasFailed, setHasFailed] = useState(fault !== undefined);
  const [isBusy, setIsBusy] = useState(false);
  // The browser may restore this page in the busy state in which it was left.
  useEffect(() => lifecycle.onWake(() => setIsBusy(false)), [lifecycle]);
  // Moves the focus, because a button that has failed gets another place. This is an effect because the focus is
  // outside React.
  useEffect(() => {
    if (hasFailed) focusHeading();
  }, [hasFailed]);
  if (house === null) return null;

  /** Ignores a second tap, because only the latest visit to the house can return. */
  async function go() {
    if (isBusy) return;
    setIsBusy(true);
    setFault(undefined);
    try {
      location.assign((await account.goToHouse(invitation === null ? {} : { invitation })).url);
    } catch (error) {
      const found = faultOf(error);
      setFault(found.code === 'house-fails' ? texts.houseFails : sentenceOf(found));
      setHasFailed(true);
      setIsBusy(false);
    }
  }

  return { house, fault, hasFailed, isOffered: OPEN_OUTCOMES.includes(outcome), isBusy, go };
}

/** The button that opens the sign-in of the house. */
export function HouseButton({ house, isBusy, go, kind = 'plain' }: HouseSignIn & { kind?: 'plain' | 'primary' }) {
  return (
    <Button kind={kind} isWide aria-busy={isBusy} onClick={go}>
      {kind === 'plain' && <Icon name="home" />}
      {texts.signInWith(house)}
    </Button>
  );
}
