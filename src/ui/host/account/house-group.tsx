import { useState } from 'react';
import * as texts from '#messages/hosts/house.ts';
import { useFeedback } from '../../feedback/feedback.tsx';
import type { Proof } from '../calls/account.ts';
import { Setting, SettingsGroup } from '../parts/settings.tsx';
import { ProvenForm } from '../passkeys/proven-form.tsx';
import { useHost, useHostState } from '../state/host-context.tsx';

/** Connects this account with an account at the provider of the house, if the house has one, or disconnects them. */
export function HouseGroup() {
  const { account, learn } = useHost();
  const { toast } = useFeedback();
  const house = useHostState((state) => state.settings?.house ?? null);
  const outcome = useHostState((state) => state.house);
  const isConnected = useHostState((state) => state.user?.isConnected ?? false);
  const [isOpen, setIsOpen] = useState(false);
  // The outcome of the sign-in at the provider is hidden if the account has been disconnected since then.
  const saysOutcome = outcome !== null && (outcome !== 'connected' || isConnected);
  if (house === null) return null;

  async function disconnect(_: FormData, proof: Proof) {
    learn((await account.leaveHouse(proof)).user);
    toast({ message: texts.disconnected });
  }

  const sheet = { isOpen, onClose: () => setIsOpen(false) };
  return (
    <SettingsGroup foot={saysOutcome && <span role="status">{texts.outcomes[outcome]}</span>}>
      {isConnected ? (
        <Setting value={texts.isConnected} onClick={() => setIsOpen(true)}>
          {house}
        </Setting>
      ) : (
        <Setting hint={texts.connectHint} onClick={() => setIsOpen(true)}>
          {texts.connect(house)}
        </Setting>
      )}
      {isConnected ? (
        <ProvenForm
          {...sheet}
          title={texts.disconnectTitle(house)}
          lead={texts.disconnectLead}
          submit={texts.disconnect}
          send={disconnect}
        />
      ) : (
        <ProvenForm
          {...sheet}
          title={texts.connect(house)}
          lead={texts.connectLead}
          submit={texts.goThere}
          send={async (_, proof) => location.assign((await account.goToHouse(proof)).url)}
          explain={({ code }) => (code === 'house-fails' ? { form: texts.houseFails } : null)}
        />
      )}
    </SettingsGroup>
  );
}
