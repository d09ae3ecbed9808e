import { useState } from 'react';
import { cancel } from '#messages/hosts/hosts.ts';
import * as texts from '#messages/hosts/wall.ts';
import { parseName } from '../../../../domain/names/guest-name.ts';
import { WORD_MAX_LENGTH, WORD_PAUSE_MS } from '../../../../domain/wall/word.ts';
import { useFeedback } from '../../../feedback/feedback.tsx';
import { waitIn } from '../../acts/use-act.ts';
import type { CallFault } from '../../calls/call.ts';
import { FormSheet } from '../../form/form-sheet.tsx';
import { Switch } from '../../form/switch.tsx';
import { TextField } from '../../form/text-field.tsx';
import { type Faults, textOf } from '../../form/use-form.ts';
import { useHostState } from '../../state/host-context.tsx';
import { useHosted } from '../room/hosted.tsx';
import styles from './word-sheet.module.css';

/** The form for a message of one line to everybody, optionally with the request to put phones down. */
export function WordSheet({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { calls, reload } = useHosted();
  const { toast } = useFeedback();
  const ownName = useHostState((state) => state.user?.name);
  return (
    <FormSheet
      isOpen={isOpen}
      title={texts.aWord}
      lead={texts.aWordLead}
      submit={texts.sendIt}
      cancel={cancel}
      check={(values) => faultOf(textOf(values, 'text'))}
      send={async (values) => {
        await calls.say(textOf(values, 'text'), textOf(values, 'phonesDown') === 'true');
        toast({ message: texts.wordIsOut });
        reload();
      }}
      explain={(fault) => explain(fault, ownName)}
      onClose={onClose}
    >
      {(faults) => <WordFields fault={faults?.text} />}
    </FormSheet>
  );
}

function WordFields({ fault }: { fault: string | undefined }) {
  const [text, setText] = useState('');
  const [isDown, setIsDown] = useState(false);
  return (
    <>
      <TextField
        name="text"
        label={texts.oneLine}
        hint={texts.lettersOf(text.length, WORD_MAX_LENGTH)}
        fault={fault}
        value={text}
        maxLength={WORD_MAX_LENGTH}
        autoComplete="off"
        data-autofocus
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={styles.openers}>
        {texts.openers.map(({ sign, name, text: opener }) => (
          <button key={name} type="button" onClick={() => setText(opener)}>
            <span aria-hidden="true">{sign}</span>
            {name}
          </button>
        ))}
      </div>
      <Switch isOn={isDown} onChange={setIsDown}>
        {texts.phonesDown}
        <small>{texts.phonesDownHint}</small>
      </Switch>
      <input type="hidden" name="phonesDown" value={String(isDown)} />
    </>
  );
}

function faultOf(text: string): Faults | null {
  const parsed = parseName(text, WORD_MAX_LENGTH);
  if (parsed.ok) return null;
  return { text: parsed.fault === 'blank' ? texts.wordMissing : texts.wordWrong };
}

function explain({ code, field, problem, retryAfterMs }: CallFault, ownName: string | undefined): Faults | null {
  if (field === 'text') return { text: texts.wordWrong };
  if (code !== 'too-soon') return null;
  const { by } = problem;
  const isOther = typeof by === 'string' && by !== '' && by !== ownName;
  const sentences = isOther ? texts.nextWordAfter(by) : texts.nextWordIn;
  return { form: waitIn(sentences, retryAfterMs ?? WORD_PAUSE_MS) };
}
