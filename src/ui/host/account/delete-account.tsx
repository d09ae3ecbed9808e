import { useState } from 'react';
import * as texts from '#messages/hosts/account.ts';
import { useFeedback } from '../../feedback/feedback.tsx';
import type { Proof } from '../calls/account.ts';
import { Setting } from '../parts/settings.tsx';
import { useHost } from '../state/host-context.tsx';
import { ProofSheet } from './proof-sheet.tsx';

/** Deletes the account and what only it can see. Asks for the password, because a deletion cannot be undone. */
export function DeleteAccount() {
  const { account, leave } = useHost();
  const { toast } = useFeedback();
  const [isOpen, setIsOpen] = useState(false);

  async function remove(proof: Proof) {
    await account.deleteAccount(proof);
    leave();
    toast({ message: texts.accountDeleted });
  }

  return (
    <>
      <Setting icon="trash" isDanger hint={texts.deleteHint} onClick={() => setIsOpen(true)}>
        {texts.deleteAccount}
      </Setting>
      <ProofSheet
        isOpen={isOpen}
        title={texts.deleteTitle}
        lead={texts.deleteLead}
        submit={texts.deleteShort}
        cancel={texts.keepIt}
        isDanger
        onClose={() => setIsOpen(false)}
        onConfirm={remove}
      />
    </>
  );
}
