import { useState } from 'react';
import * as texts from '#messages/hosts/house.ts';
import { ProvenForm } from '../passkeys/proven-form.tsx';
import { useHost, useHostState } from '../state/host-context.tsx';
import { Setting, SettingsGroup } from './settings.tsx';

/** Connects the account with the one at the house, if there is a house. */
export function HouseGroup() {
  const { account } = useHost();
  const house = useHostState((state) => state.settings?.house ?? null);
  const outcome = useHostState((state) => state.house);
  const [isOpen, setIsOpen] = useState(false);
  if (house === null) return null;
  return (
    <SettingsGroup foot={outcome && <span role="status">{texts.outcomes[outcome]}</span>}>
      <Setting icon="door" hint={texts.connectHint} onClick={() => setIsOpen(true)}>
        {texts.connect(house)}
      </Setting>
      <ProvenForm
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={texts.connect(house)}
        lead={texts.connectLead}
        submit={texts.goThere}
        send={async (_, proof) => location.assign((await account.goToHouse(proof)).url)}
        explain={({ code }) => (code === 'house-fails' ? { form: texts.houseFails } : null)}
      />
    </SettingsGroup>
  );
}
