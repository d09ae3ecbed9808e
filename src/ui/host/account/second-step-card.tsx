import { useState } from 'react';
import * as shared from '#messages/hosts.ts';
import * as texts from '#messages/hosts-account.ts';
import { useFeedback } from '../../feedback/feedback.tsx';
import { useHost } from '../host-context.tsx';
import { Row, Tag } from '../parts/row.tsx';
import { TitledCard } from '../parts/titled-card.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { useLoaded } from '../parts/use-loaded.ts';
import { TextLink } from '../shell/text-link.tsx';
import { ConfirmByPassword } from './confirm-by-password.tsx';

const ALL_CODES = 10;

/** The authenticator app and its recovery codes. Each change needs the password. */
export function SecondStepCard() {
  const { account, show, learn } = useHost();
  const { toast } = useFeedback();
  const factors = useLoaded(account.factors);
  const [open, setOpen] = useState<'on' | 'off' | 'codes' | null>(null);
  const sheet = (which: typeof open) => ({
    isOpen: open === which,
    onClose: () => setOpen(null),
    cancel: shared.cancel,
  });

  async function turnOn(password: string) {
    const { uri, secret, recoveryCodes } = await account.startSecondStep(password);
    show({ step: 'second-setup', uri, secret, codes: recoveryCodes });
  }

  async function turnOff(password: string) {
    await account.endSecondStep(password);
    factors.set({ hasSecondStep: false, recoveryCodesLeft: 0 });
    learn((await account.user()).user);
    toast({ message: texts.turnedOff });
  }

  async function renewCodes(password: string) {
    const { recoveryCodes } = await account.newRecoveryCodes(password);
    show({ step: 'recovery-codes', codes: recoveryCodes, isSetup: false });
  }

  const isOn = factors.value?.hasSecondStep ?? false;
  return (
    <TitledCard title={texts.secondStep}>
      <Trouble of={factors} />
      {factors.value && (
        <Row
          tag={isOn ? <Tag kind="good">{texts.on}</Tag> : <Tag>{texts.off}</Tag>}
          hint={isOn ? texts.appAsks : texts.appExplained}
          action={
            <TextLink onClick={() => setOpen(isOn ? 'off' : 'on')}>{isOn ? texts.turnOff : texts.turnOn}</TextLink>
          }
        >
          {texts.authenticatorApp}
        </Row>
      )}
      {factors.value && isOn && (
        <Row
          hint={texts.codesLeft(factors.value.recoveryCodesLeft, ALL_CODES)}
          action={
            <TextLink aria-label={texts.newOnesLabel} onClick={() => setOpen('codes')}>
              {texts.newOnes}
            </TextLink>
          }
        >
          {texts.recoveryCodes}
        </Row>
      )}
      <ConfirmByPassword
        {...sheet('on')}
        title={texts.turnOnTitle}
        lead={texts.turnOnLead}
        submit={texts.goOn}
        onConfirm={turnOn}
      />
      <ConfirmByPassword
        {...sheet('off')}
        title={texts.turnOffTitle}
        lead={texts.turnOffLead}
        submit={texts.turnOff}
        isDanger
        onConfirm={turnOff}
      />
      <ConfirmByPassword
        {...sheet('codes')}
        title={texts.newCodesTitle}
        lead={texts.newCodesLead}
        submit={texts.makeNewCodes}
        onConfirm={renewCodes}
      />
    </TitledCard>
  );
}
