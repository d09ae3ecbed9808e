import { useState } from 'react';
import * as texts from '#messages/hosts/house.ts';
import { Button } from '../../components/button.tsx';
import { sentenceOf } from '../acts/use-act.ts';
import { faultOf } from '../calls/call.ts';
import { Fault } from '../form/text-field.tsx';
import { Icon } from '../parts/icon.tsx';
import { useHost, useHostState } from '../state/host-context.tsx';

/** Leads to the sign-in of the house, if there is one. */
export function HouseButton() {
  const { account } = useHost();
  const house = useHostState((state) => state.settings?.house ?? null);
  const invitation = useHostState((state) => state.invitation);
  const outcome = useHostState((state) => state.house);
  const [fault, setFault] = useState<string | null>(outcome && texts.outcomes[outcome]);
  if (house === null) return null;

  async function go() {
    try {
      location.assign((await account.goToHouse(invitation === null ? {} : { invitation })).url);
    } catch (error) {
      const found = faultOf(error);
      setFault(found.code === 'house-fails' ? texts.houseFails : sentenceOf(found));
    }
  }

  return (
    <>
      <Button isWide onClick={go}>
        <Icon name="door" />
        {texts.signInWith(house)}
      </Button>
      <Fault>{fault ?? undefined}</Fault>
    </>
  );
}
