import { useState } from 'react';
import * as texts from '#messages/hosts/account.ts';
import * as shared from '#messages/hosts/hosts.ts';
import { RECOVERY_CODES } from '../../../domain/accounts/account-limits.ts';
import { useFeedback } from '../../feedback/feedback.tsx';
import type { Loaded } from '../acts/use-loaded.ts';
import type { Proof } from '../calls/account.ts';
import { Trouble } from '../notices/trouble.tsx';
import { Setting } from '../parts/settings.tsx';
import { useHost } from '../state/host-context.tsx';
import { ProofSheet } from './proof-sheet.tsx';

/** Settings of the authenticator app and its recovery codes. A change needs the password, if the host has one. */
export function SecondStepRows({
  factors,
}: {
  factors: Loaded<{ hasSecondStep: boolean; recoveryCodesLeft: number }>;
}) {
  const { account, show, learn } = useHost();
  const { toast } = useFeedback();
  const [open, setOpen] = useState<'on' | 'off' | 'codes' | null>(null);
  const sheet = (which: typeof open) => ({
    isOpen: open === which,
    onClose: () => setOpen(null),
    cancel: shared.cancel,
  });

  async function turnOn(proof: Proof, isAwaited: () => boolean) {
    const { uri, secret, recoveryCodes } = await account.startSecondStep(proof);
    if (isAwaited()) show({ step: 'second-setup', uri, secret, codes: recoveryCodes });
  }

  async function turnOff(proof: Proof) {
    await account.endSecondStep(proof);
    factors.set({ hasSecondStep: false, recoveryCodesLeft: 0 });
    learn((await account.user()).user);
    toast({ message: texts.turnedOff });
  }

  async function renewCodes(proof: Proof) {
    const { recoveryCodes } = await account.newRecoveryCodes(proof);
    show({ step: 'recovery-codes', codes: recoveryCodes, isSetup: false });
  }

  if (!factors.value) return null;
  const { hasSecondStep: isOn, recoveryCodesLeft } = factors.value;
  return (
    <>
      <Trouble of={factors} isLine />
      <Setting
        icon="phone"
        value={isOn ? texts.on : texts.off}
        hint={texts.appExplained}
        onClick={() => setOpen(isOn ? 'off' : 'on')}
      >
        {texts.authenticatorApp}
      </Setting>
      {isOn && (
        <Setting
          icon="print"
          value={texts.codesLeft(recoveryCodesLeft, RECOVERY_CODES)}
          onClick={() => setOpen('codes')}
        >
          {texts.recoveryCodes}
        </Setting>
      )}
      <ProofSheet
        {...sheet('on')}
        title={texts.turnOnTitle}
        lead={texts.turnOnLead}
        submit={texts.goOn}
        onConfirm={turnOn}
      />
      <ProofSheet
        {...sheet('off')}
        title={texts.turnOffTitle}
        lead={texts.turnOffLead}
        submit={texts.turnOff}
        onConfirm={turnOff}
      />
      <ProofSheet
        {...sheet('codes')}
        title={texts.newCodesTitle}
        lead={texts.newCodesLead(RECOVERY_CODES)}
        submit={texts.makeNewCodes}
        onConfirm={renewCodes}
      />
    </>
  );
}
