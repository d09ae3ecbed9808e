import { useState } from 'react';
import * as texts from '#messages/hosts-account.ts';
import { Button } from '../../components/button.tsx';
import { useFeedback } from '../../feedback/feedback.tsx';
import { useHost } from '../host-context.tsx';
import { Row } from '../parts/row.tsx';
import { Lines } from '../shell/lines.tsx';
import styles from './account.module.css';
import { ConfirmByPassword } from './confirm-by-password.tsx';

/** Deletes the account and what only it can see. It asks for the password, because this cannot be undone. */
export function DeleteAccount() {
  const { account, leave } = useHost();
  const { toast } = useFeedback();
  const [isOpen, setIsOpen] = useState(false);

  async function remove(password: string) {
    await account.deleteAccount(password);
    leave();
    toast({ message: texts.accountDeleted });
  }

  return (
    <>
      <Row
        hint={texts.deleteHint}
        action={
          <Button className={styles.small} aria-label={texts.deleteAccount} onClick={() => setIsOpen(true)}>
            <Lines name="trash" />
            {texts.deleteShort}
          </Button>
        }
      >
        {texts.deleteAccount}
      </Row>
      <ConfirmByPassword
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
