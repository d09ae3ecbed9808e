import { useState } from 'react';
import * as texts from '#messages/hosts/gate.ts';
import { TextButton } from '../../components/text-button.tsx';
import { SixDigits, useDigits } from '../form/six-digits.tsx';
import { Switch } from '../form/switch.tsx';
import { PasskeyButton, useCanUsePasskeys } from '../passkeys/passkey-button.tsx';
import { GATE_LEAD_ID, Gate } from '../shell/gate.tsx';
import { useHost } from '../state/host-context.tsx';
import { Or, OtherWays } from './other-ways.tsx';

/** Asks for the digits of the authenticator app, after the password or the mailed code. */
export function SecondStep() {
  const { account, enter, show } = useHost();
  const canUsePasskeys = useCanUsePasskeys();
  const [trust, setTrust] = useState(false);
  const digits = useDigits(
    async (code) => enter(await account.secondStep({ code, trust })),
    ({ code }) => (code === 'wrong-code' ? texts.wrongAppCode : null),
  );
  return (
    <Gate
      title={texts.secondStep}
      lead={texts.openAuthenticator}
      scene="phone"
      foot={<TextButton onClick={() => show({ step: 'recovery-code' })}>{texts.phoneLost}</TextButton>}
    >
      <SixDigits takesFocus label={texts.digitsOfApp} about={GATE_LEAD_ID} {...digits} />
      <Switch isOn={trust} onChange={setTrust}>
        {isPhone() ? texts.trustPhone : texts.trustLaptop}
      </Switch>
      {canUsePasskeys && (
        <>
          <Or />
          <OtherWays>
            <PasskeyButton />
          </OtherWays>
        </>
      )}
    </Gate>
  );
}

/** Whether the main pointer is a finger, which is precise enough to name the device. */
function isPhone(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
