import { useEffect, useId, useRef, useState } from 'react';
import { sentWithTheLast } from '#messages/hosts/gate.ts';
import { plainDigits } from '../../../domain/text/plain-digits.ts';
import { sentenceOf } from '../acts/use-act.ts';
import { type CallFault, faultOf } from '../calls/call.ts';
import styles from './six-digits.module.css';
import { Fault } from './text-field.tsx';

const LENGTH = 6;
const CELLS = Array.from({ length: LENGTH }, (_, index) => index);

interface SixDigitsProps {
  label: string;
  /** Whether the label is visible, because the title of the page says something else. */
  isLabelShown?: boolean;
  /** Whether the field takes the focus when it appears. */
  takesFocus?: boolean;
  /** The id of the sentence that says which digits to type. */
  about?: string;
  /** Called with the sixth digit, and again for other digits after a fault. */
  onComplete(code: string): void;
  isBusy: boolean;
  /** A new object for each refusal, which empties the cells. */
  refusal: { readonly sentence: string } | null;
}

/** A field for six digits, shown as six cells. A code that is pasted or proposed by the phone fills it at once. */
export function SixDigits({
  label,
  isLabelShown = false,
  takesFocus = false,
  about,
  onComplete,
  isBusy,
  refusal,
}: SixDigitsProps) {
  const [digits, setDigits] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  // Runs once, when the field appears.
  useEffect(() => {
    if (takesFocus) input.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  // Empties the cells after a refusal and focuses the first one. This is an effect because the focus is outside React.
  useEffect(() => {
    if (!refusal) return;
    setDigits('');
    input.current?.focus();
  }, [refusal]);

  function type(text: string) {
    const next = plainDigits(text).replace(/\D/g, '').slice(0, LENGTH);
    setDigits(next);
    if (next.length === LENGTH && next !== digits && !isBusy) onComplete(next);
  }

  return (
    <div className={styles.block}>
      <label className={isLabelShown ? styles.label : 'visually-hidden'} htmlFor={id}>
        {label}
      </label>
      <div className={styles.cells}>
        <input
          ref={input}
          id={id}
          aria-describedby={[`${id}-fault`, about, `${id}-hint`].filter(Boolean).join(' ')}
          aria-invalid={refusal ? true : undefined}
          value={digits}
          onChange={({ target }) => type(target.value)}
          readOnly={isBusy}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
        />
        {CELLS.map((cell) => (
          <span key={cell} className={styles.cell} data-next={cell === digits.length || undefined} aria-hidden="true">
            {digits[cell]}
          </span>
        ))}
      </div>
      <Fault id={`${id}-fault`}>{refusal?.sentence}</Fault>
      <p className="visually-hidden" id={`${id}-hint`}>
        {sentWithTheLast}
      </p>
    </div>
  );
}

/** Sends six digits, and stores why the server refused them. `explain` returns null for a general fault. */
export function useDigits(send: (code: string) => Promise<unknown>, explain: (fault: CallFault) => string | null) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ readonly sentence: string } | null>(null);

  async function onComplete(code: string): Promise<void> {
    setIsBusy(true);
    try {
      await send(code);
    } catch (error) {
      const fault = faultOf(error);
      setRefusal({ sentence: explain(fault) ?? sentenceOf(fault) });
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, refusal, onComplete };
}
