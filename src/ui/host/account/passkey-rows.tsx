import { useState } from 'react';
import * as shared from '#messages/hosts/hosts.ts';
import * as texts from '#messages/hosts/passkeys.ts';
import type { Passkey } from '../../../domain/accounts/own-account.ts';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { useFeedback } from '../../feedback/feedback.tsx';
import { inOneTypeface } from '../../look/typeface-of.tsx';
import type { Loaded } from '../acts/use-loaded.ts';
import type { Proof } from '../calls/account.ts';
import { TextField } from '../form/text-field.tsx';
import { checkAll, type Faults, nameIsThere, textOf } from '../form/use-form.ts';
import { Trouble } from '../notices/trouble.tsx';
import { CloseCross } from '../parts/close-cross.tsx';
import { Menu, MenuRow } from '../parts/menu.tsx';
import { Setting } from '../parts/settings.tsx';
import type { passkeyCalls } from '../passkeys/passkey-calls.ts';
import { ProvenForm } from '../passkeys/proven-form.tsx';

type Open = 'add' | 'menu' | 'rename' | 'remove';

interface PasskeyRowsProps {
  calls: ReturnType<typeof passkeyCalls>;
  loaded: Loaded<{ passkeys: readonly Passkey[] }>;
}

/** The passkeys of a host, who then signs in with a fingerprint, a face or a security key instead of the password. */
export function PasskeyRows({ calls, loaded }: PasskeyRowsProps) {
  const { toast } = useFeedback();
  const [open, setOpen] = useState<Open | null>(null);
  const [chosen, setChosen] = useState<Passkey | null>(null);
  const sheet = (which: Open) => ({ isOpen: open === which, onClose: () => setOpen(null) });

  async function done(message: string): Promise<void> {
    toast({ message });
    await loaded.reload();
  }

  async function add(values: FormData, proof: Proof) {
    await calls.add(textOf(values, 'name'), proof);
    await done(texts.added);
  }

  async function rename(values: FormData, proof: Proof) {
    if (chosen) await calls.rename(chosen.id, textOf(values, 'name'), proof);
    await done(texts.renamed);
  }

  async function remove(_: FormData, proof: Proof) {
    if (chosen) await calls.remove(chosen.id, proof);
    await done(texts.removed);
  }

  if (!loaded.value) return null;
  return (
    <>
      <Trouble of={loaded} isLine />
      {loaded.value.passkeys.map((passkey) => (
        <Setting
          key={passkey.id}
          icon="key"
          hint={
            passkey.site === location.hostname
              ? texts.lastUsed(passkey.lastUsedAt, Date.now())
              : texts.onlyFor(passkey.site)
          }
          onClick={() => {
            setChosen(passkey);
            setOpen('menu');
          }}
        >
          <bdi>{passkey.name}</bdi>
        </Setting>
      ))}
      <Setting icon="plus" onClick={() => setOpen('add')}>
        {texts.add}
      </Setting>
      <Sheet
        isOpen={open === 'menu'}
        title={inOneTypeface(chosen?.name ?? '')}
        corner={<CloseCross onClose={() => setOpen(null)} />}
        onDismiss={() => setOpen(null)}
      >
        <Menu>
          <MenuRow icon="pen" onClick={() => setOpen('rename')}>
            {texts.rename}
          </MenuRow>
          <MenuRow icon="trash" isDanger hint={texts.removeHint} onClick={() => setOpen('remove')}>
            {texts.remove}
          </MenuRow>
        </Menu>
      </Sheet>
      <NameForm
        {...sheet('add')}
        title={texts.addTitle}
        lead={texts.addLead}
        submit={texts.goOn}
        send={add}
        name={texts.thisDevice}
      />
      <NameForm
        {...sheet('rename')}
        title={texts.rename}
        lead={texts.renameLead}
        submit={texts.save}
        send={rename}
        name={chosen?.name ?? ''}
      />
      <ProvenForm
        {...sheet('remove')}
        title={texts.removeTitle}
        lead={texts.removeLead}
        submit={texts.removeShort}
        isDanger
        send={remove}
      />
    </>
  );
}

interface NameFormProps {
  isOpen: boolean;
  title: string;
  lead: string;
  submit: string;
  name: string;
  onClose(): void;
  send(values: FormData, proof: Proof): Promise<unknown>;
}

function NameForm({ name, ...form }: NameFormProps) {
  return (
    <ProvenForm
      {...form}
      check={(values) => checkAll(values, [nameIsThere])}
      explain={({ code }) => (code === 'invalid' ? { name: shared.nameRefused } : null)}
    >
      {(faults: Faults | null) => (
        <TextField
          data-autofocus
          name="name"
          label={texts.nameOfPasskey}
          defaultValue={name}
          autoComplete="off"
          dir="auto"
          enterKeyHint="go"
          fault={faults?.name}
        />
      )}
    </ProvenForm>
  );
}
