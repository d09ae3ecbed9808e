import { type ComponentProps, useState } from 'react';
import { undo } from '#messages/hosts/hosts.ts';
import { add } from '#messages/hosts/rules.ts';
import { useFeedback } from '../../../feedback/feedback.tsx';
import { sentenceOf, useAct } from '../../acts/use-act.ts';
import { faultOf } from '../../calls/call.ts';
import { PenSign, TextField } from '../../form/text-field.tsx';
import { useLeaving } from '../../form/use-leaving.ts';
import { SettingField } from '../../parts/settings.tsx';

interface RuleFieldProps extends ComponentProps<typeof TextField> {
  /** The text that counts now. */
  given: string;
  /** Whether the text may be sent. */
  isRight?(typed: string): boolean;
  /** The sentence for a text that may not be sent, or that the server refuses. */
  wrong: string;
  /** @throws CallFault */
  save(typed: string): Promise<void>;
  /** What is said once the text counts. */
  done(typed: string): string;
}

/** A text of the house, which is saved when the operator leaves its field. */
export function RuleField({ given, isRight, wrong, save, done, ...field }: RuleFieldProps) {
  const { toast } = useFeedback();
  const act = useAct();
  const [typed, setTyped] = useState(given);
  const [seen, setSeen] = useState(given);
  /** The text that is being sent. */
  const [sent, setSent] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const { isIn, bind } = useLeaving({ typedIn: () => typed.trim(), stored: sent ?? given, onLeave: store });
  // Shows a change by another operator, unless this operator is typing in the field.
  if (!isIn && seen !== given) {
    setSeen(given);
    setTyped(given);
  }

  async function store(text: string) {
    if (isRight && !isRight(text)) return setFault(wrong);
    setFault(undefined);
    setSent(text);
    try {
      await save(text);
      toast({ message: done(text), action: { label: undo, run: () => void act({ run: () => save(given) }) } });
    } catch (error) {
      const refused = faultOf(error);
      setFault(refused.code === 'invalid' ? wrong : sentenceOf(refused));
    } finally {
      setSent(null);
    }
  }

  /** A fault stays until the field is left, because the field would move while the operator corrects it. */
  function type(text: string) {
    setTyped(text);
    if (text.trim() === given) setFault(undefined);
  }

  return (
    <SettingField>
      <div {...bind}>
        <TextField
          autoComplete="off"
          {...field}
          value={typed}
          onChange={(event) => type(event.target.value)}
          fault={fault}
          cover={!field.readOnly && <PenSign isEmpty={typed === '' && field.placeholder === add} />}
        />
      </div>
    </SettingField>
  );
}
