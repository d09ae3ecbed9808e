import { useState } from 'react';
import * as texts from '#messages/hosts-gate.ts';
import { SixDigits } from '../form/six-digits.tsx';
import { Switch } from '../form/switch.tsx';
import { useDigits } from '../form/use-digits.ts';
import { TextLink } from '../parts/text-link.tsx';
import { GATE_LEAD_ID, Gate } from '../shell/gate.tsx';
import { useHost } from '../state/host-context.tsx';

/** The digits of the authenticator app, after the password or the mailed code. */
export function SecondStep() {
  const { account, enter, show } = useHost();
  const [trust, setTrust] = useState(false);
  const digits = useDigits(
    async (code) => enter(await account.secondStep({ code, trust })),
    ({ code }) => (code === 'wrong-code' ? texts.wrongAppCode : null),
  );
  return (
    <Gate
      title={texts.secondStep}
      lead={texts.openAuthenticator}
      foot={<TextLink onClick={() => show({ step: 'recovery-code' })}>{texts.phoneLost}</TextLink>}
    >
      <SixDigits takesFocus label={texts.digits} about={GATE_LEAD_ID} {...digits} />
      <Switch isOn={trust} onChange={setTrust}>
        {isPhone() ? texts.trustPhone : texts.trustLaptop}
      </Switch>
    </Gate>
  );
}

/** Good enough to name the device: a finger is its main pointer. */
function isPhone(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
