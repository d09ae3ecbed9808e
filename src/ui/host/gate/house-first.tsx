import * as texts from '#messages/hosts/gate.ts';
import { Button } from '../../components/button.tsx';
import { TextButton } from '../../components/text-button.tsx';
import { Actions } from '../form/actions.tsx';
import { Icon } from '../parts/icon.tsx';
import { PasskeyButton, useCanUsePasskeys } from '../passkeys/passkey-button.tsx';
import { Gate } from '../shell/gate.tsx';
import { useHost, useHostState } from '../state/host-context.tsx';
import { keptCouple } from '../state/kept-couple.ts';
import { HouseButton, type HouseSignIn } from './house-button.tsx';
import { Or, OtherWays } from './other-ways.tsx';

interface HouseFirstProps {
  title: string;
  house: HouseSignIn;
  /** Shows the form for the password instead. */
  onPassword(): void;
}

/** The sign-in where there is a house, because an operator who connects one means its hosts to come from there. */
export function HouseFirst({ title, house, onPassword }: HouseFirstProps) {
  const { show, storage } = useHost();
  const canSignUp = useHostState((state) => state.settings?.signup !== 'off');
  const canUsePasskeys = useCanUsePasskeys();
  return (
    <Gate
      title={title}
      scene="glasses"
      couple={keptCouple(storage) ?? undefined}
      promise={texts.guestsNeedNone}
      foot={
        <div>
          <TextButton onClick={() => show({ step: 'ask-mail', why: 'recover' })}>{texts.forgotPassword}</TextButton>
          {canSignUp && <TextButton onClick={() => show({ step: 'sign-up' })}>{texts.createAccount}</TextButton>}
        </div>
      }
    >
      <Actions>
        <HouseButton kind="primary" {...house} />
      </Actions>
      <Or />
      <OtherWays>
        <Button isWide onClick={onPassword}>
          <Icon name="lock" />
          {texts.usePassword}
        </Button>
        {canUsePasskeys && <PasskeyButton />}
      </OtherWays>
    </Gate>
  );
}
