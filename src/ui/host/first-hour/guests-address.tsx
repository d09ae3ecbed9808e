import { useState } from 'react';
import * as texts from '#messages/hosts/first-hour.ts';
import { reachOf } from '../../../domain/celebration/reach.ts';
import { useFeedback } from '../../feedback/feedback.tsx';
import { operatorCalls } from '../calls/operator.ts';
import { Submit } from '../form/actions.tsx';
import { TextField } from '../form/text-field.tsx';
import { textOf, useForm } from '../form/use-form.ts';
import { useHost, useHostState } from '../state/host-context.tsx';

const REACHES = { computer: texts.onlyThisComputer, network: texts.onlyThisNetwork, everybody: undefined } as const;

const EXAMPLE = 'https://clink.example';

/** Null if the text is not a URL. The oldest browsers that we support have no `URL.canParse`. */
function urlIn(typed: string): URL | null {
  try {
    return new URL(wholeAddress(typed));
  } catch {
    return null;
  }
}

/** Asks an operator for the address at which guests open Clink. `given`: the initial text of the field. */
export function GuestsAddress({ given, submit, onSet }: { given: string; submit: string; onSet?(): void }) {
  const { call, load } = useHost();
  const { toast } = useFeedback();
  const isLearnt = useHostState(({ settings }) => settings?.addressFrom === 'host');
  const [typed, setTyped] = useState(given);
  const url = urlIn(typed);
  const { bind, faults, isBusy } = useForm({
    check: (values) => (urlIn(textOf(values, 'address')) ? null : { address: texts.addressWrong }),
    send: async (values) => {
      const { address } = await operatorCalls(call).sayAddress(wholeAddress(textOf(values, 'address')));
      toast({ message: texts.addressIsSet });
      onSet?.();
      // Loads the settings again: the address of the hosts has also changed, and the page then links to it.
      if (address !== location.origin || !isLearnt) await load();
    },
    explain: ({ code }) => (code === 'invalid' ? { address: texts.addressWrong } : null),
  });
  return (
    <form {...bind}>
      <TextField
        name="address"
        type="url"
        inputMode="url"
        label={texts.whereGuestsOpenIt}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        hint={!faults && url ? REACHES[reachOf(url)] : undefined}
        placeholder={EXAMPLE}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        enterKeyHint="done"
        fault={faults?.address}
      />
      <Submit faults={faults} isBusy={isBusy} kind="plain">
        {submit}
      </Submit>
    </form>
  );
}

/** Adds https to a text that is only a host name. */
function wholeAddress(text: string): string {
  return text === '' || /^\w+:\/\//.test(text) ? text : `https://${text}`;
}
