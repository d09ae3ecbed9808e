import * as shared from '#messages/hosts.ts';
import * as texts from '#messages/hosts-account.ts';
import { useFeedback } from '../../feedback/feedback.tsx';
import { checkAll, nameIsThere } from '../form/check-fields.ts';
import { Field } from '../form/field.tsx';
import { FormSheet } from '../form/form-sheet.tsx';
import { textOf } from '../form/use-form.ts';
import { useHost, useHostState } from '../state/host-context.tsx';

export function NameSheet({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { account, learn } = useHost();
  const { toast } = useFeedback();
  const name = useHostState((state) => state.user?.name ?? '');

  async function send(values: FormData) {
    learn((await account.rename(textOf(values, 'name'))).user);
    toast({ message: texts.nameChanged });
  }

  return (
    <FormSheet
      isOpen={isOpen}
      onClose={onClose}
      title={texts.changeName}
      submit={texts.save}
      cancel={shared.cancel}
      check={(values) => checkAll(values, [nameIsThere])}
      send={send}
      explain={({ code }) => (code === 'invalid' ? { name: shared.nameRefused } : null)}
    >
      {(faults) => (
        <Field
          data-autofocus
          name="name"
          label={shared.yourName}
          hint={texts.yourNameForHosts}
          defaultValue={name}
          autoComplete="name"
          dir="auto"
          enterKeyHint="go"
          fault={faults?.name}
        />
      )}
    </FormSheet>
  );
}
