import { useState } from 'react';
import * as texts from '#messages/hosts/passkeys.ts';
import { Button } from '../../components/button.tsx';
import { sentenceOf } from '../acts/use-act.ts';
import { faultOf } from '../calls/call.ts';
import { Fault } from '../form/text-field.tsx';
import { Icon } from '../parts/icon.tsx';
import { useHost, useHostState } from '../state/host-context.tsx';
import { passkeyCalls } from './passkey-calls.ts';

export function useCanUsePasskeys(): boolean {
  const canHaveThem = useHostState((state) => state.settings?.passkeys ?? false);
  return canHaveThem && 'PublicKeyCredential' in window;
}

/** Signs in with a passkey, either in the first step or instead of the digits of an app. Only if the browser can. */
export function PasskeyButton() {
  const { call, enter } = useHost();
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function signIn() {
    if (isBusy) return;
    setIsBusy(true);
    setFault(null);
    try {
      enter(await passkeyCalls(call).signIn());
    } catch (error) {
      const found = faultOf(error);
      setFault(SENTENCES[found.code] ?? sentenceOf(found));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <>
      <Button isWide aria-busy={isBusy} onClick={signIn}>
        <Icon name="key" />
        {texts.usePasskey}
      </Button>
      <Fault>{fault ?? undefined}</Fault>
    </>
  );
}

const SENTENCES: Readonly<Record<string, string>> = {
  'no-passkey': texts.noPasskeyUsed,
  'wrong-passkey': texts.wrongPasskey,
  banned: texts.banned,
};
