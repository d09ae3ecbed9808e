import { useEffect, useState } from 'react';
import * as texts from '#messages/hosts/house.ts';
import { Button } from '../../components/button.tsx';
import { sentenceOf } from '../acts/use-act.ts';
import { faultOf } from '../calls/call.ts';
import { Fault } from '../form/text-field.tsx';
import { Icon } from '../parts/icon.tsx';
import { Notice } from '../parts/notice.tsx';
import { useHost, useHostState } from '../state/host-context.tsx';

/** Says why the sign-in at the house has failed. */
export function HouseOutcome() {
  const outcome = useHostState((state) => state.house);
  if (outcome === null || outcome === 'connected') return null;
  return (
    <div role="alert">
      <Notice icon="alert" isBad>
        {texts.outcomes[outcome]}
      </Notice>
    </div>
  );
}

/** The button that opens the sign-in of the house, if there is a house. */
export function HouseButton() {
  const { account, lifecycle } = useHost();
  const house = useHostState((state) => state.settings?.house ?? null);
  const invitation = useHostState((state) => state.invitation);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  // The browser may restore this page in the busy state in which it was left.
  useEffect(() => lifecycle.onWake(() => setIsBusy(false)), [lifecycle]);
  if (house === null) return null;

  /** Ignores a second tap, because only the latest visit to the house can return. */
  async function go() {
    if (isBusy) return;
    setIsBusy(true);
    setFault(null);
    try {
      location.assign((await account.goToHouse(invitation === null ? {} : { invitation })).url);
    } catch (error) {
      const found = faultOf(error);
      setFault(found.code === 'house-fails' ? texts.houseFails : sentenceOf(found));
      setIsBusy(false);
    }
  }

  return (
    <>
      <Button isWide aria-busy={isBusy} onClick={go}>
        <Icon name="door" />
        {texts.signInWith(house)}
      </Button>
      <Fault>{fault ?? undefined}</Fault>
    </>
  );
}
