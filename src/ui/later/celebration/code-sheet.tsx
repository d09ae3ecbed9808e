import { type FormEvent, useId, useState } from 'react';
import * as texts from '#messages/celebration/celebration.ts';
import { CODE_LENGTH, parseCelebrationCode } from '../../../domain/celebration/celebration-code.ts';
import { AND } from '../../../domain/celebration/couple-names.ts';
import { codeInText, formatCelebrationCode } from '../../../domain/celebration/written-code.ts';
import { Button } from '../../components/button.tsx';
import { AlertIcon } from '../../components/drawings/icon.tsx';
import { LensPicture } from '../../components/drawings/lens-picture.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { TextButton } from '../../components/text-button.tsx';
import { minutesAndSeconds } from '../../time/short-time.ts';
import { useHeldFor } from '../../time/use-held-for.ts';
import { useSecondsUntil } from '../../time/use-now.ts';
import styles from './code-sheet.module.css';

/** The reason why a code did not open a celebration. `untilMs` is on the phone's clock. */
export type CodeTrouble =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'too-many'; readonly untilMs: number }
  | { readonly kind: 'no-answer' };

interface CodeSheetProps {
  isOpen: boolean;
  /** The same as in `Sheet`. Only its value when the sheet opens counts. */
  isUnasked?: boolean;
  /** The code that was tried, or an empty text. */
  tried: string;
  trouble: CodeTrouble | null;
  /**
   * The couple of this phone's celebration if that was deleted. Null: no celebration was deleted, or its names are
   * unknown.
   */
  goneNames?: string | null;
  isLooking: boolean;
  onJoin(code: string): void;
  /** The guest has no code. */
  onWithout(): void;
  /** Called when the guest closes the sheet without a decision. */
  onDismiss(): void;
}

const LOOKING_AFTER_MS = 300;
/** The state before the guest has tried a code. */
const NOTHING_TRIED = { tried: '', trouble: null } as const;

/** Asks for the code of a celebration, and says beside the field what is wrong with it. */
export function CodeSheet({ isOpen, isUnasked = false, goneNames, onWithout, onDismiss, ...form }: CodeSheetProps) {
  const [last, setLast] = useState({ isOpen, isUnasked });
  if (last.isOpen !== isOpen) setLast({ isOpen, isUnasked });
  return (
    <Sheet
      isOpen={isOpen}
      isUnasked={last.isUnasked}
      isFull
      align="centre"
      onDismiss={onDismiss}
      picture={
        <LensPicture className={styles.picture} isDim>
          {AND}
        </LensPicture>
      }
      title={texts.whichCelebration}
      lead={goneNames ? texts.isGone(goneNames) : texts.whereTheCodeIs}
    >
      <CodeForm key={String(isOpen)} {...form} {...(goneNames && NOTHING_TRIED)} onDismiss={onDismiss} />
      <TextButton isWide onClick={onWithout}>
        {texts.withoutCode}
      </TextButton>
    </Sheet>
  );
}

type CodeFormProps = Pick<CodeSheetProps, 'tried' | 'trouble' | 'isLooking' | 'onJoin' | 'onDismiss'>;

function CodeForm({ tried, trouble, isLooking, onJoin, onDismiss }: CodeFormProps) {
  const [typed, setTyped] = useState(() => spaced(tried));
  /** The text that the guest submitted although it is not a code. */
  const [refused, setRefused] = useState<string | null>(null);
  const id = useId();
  const seconds = useSecondsUntil(trouble?.kind === 'too-many' ? trouble.untilMs : null);
  const shows = useHeldFor(isLooking, LOOKING_AFTER_MS);
  const code = parseCelebrationCode(typed);
  const fault = faultOf();

  function faultOf(): string | null {
    if (seconds > 0) return texts.tooManyTries;
    if (refused === typed) return texts.wrongLength;
    if (trouble && code === parseCelebrationCode(tried)) return sentenceOf(trouble);
    return null;
  }

  /** Keeps the cursor behind the letter that was typed. If React wrote the value, the cursor would go to the end. */
  function type(field: HTMLInputElement) {
    const { value } = field;
    const [carried] = /#carry=[\w-]+/.exec(value) ?? [];
    if (carried) {
      openHere(carried);
      onDismiss();
      return;
    }
    const before = codeInText(value.slice(0, field.selectionStart ?? value.length)).length;
    const text = spaced(value);
    if (text !== value) {
      field.value = text;
      const cursor = before > CODE_LENGTH / 2 ? before + 1 : before;
      field.setSelectionRange(cursor, cursor);
    }
    setTyped(text);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (seconds > 0 || isLooking) return;
    if (code === null) setRefused(typed);
    else onJoin(code);
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={id}>{texts.code}</label>
      <input
        id={id}
        data-autofocus
        dir="ltr"
        value={typed}
        onChange={({ target }) => type(target)}
        placeholder={texts.exampleCode}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        aria-invalid={fault ? true : undefined}
        aria-describedby={`${id}-fault ${id}-hint`}
      />
      <p className={styles.hint} id={`${id}-hint`}>
        {!fault && texts.spelling}
      </p>
      <p className={styles.fault} id={`${id}-fault`} role="alert">
        {fault && (
          <>
            <AlertIcon />
            {/* The element is new after each look-up, so that screen readers read the same answer again. */}
            <span key={String(isLooking)} aria-hidden={isLooking}>
              {fault}
            </span>
          </>
        )}
      </p>
      <Button
        type="submit"
        kind="primary"
        isWide
        disabled={typed.trim() === ''}
        aria-disabled={seconds > 0 || undefined}
        aria-busy={isLooking}
      >
        {labelOf(seconds, shows)}
      </Button>
    </form>
  );
}

/** Opens the link of an evening that was pasted into the field. A page on the home screen has no address bar. */
function openHere(fragment: string): void {
  history.replaceState(history.state, '', fragment);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

function sentenceOf({ kind }: CodeTrouble): string | null {
  if (kind === 'no-answer') return navigator.onLine ? texts.cannotLookUpYet : texts.cannotLookUp;
  return kind === 'unknown' ? texts.unknownCode : null;
}

function labelOf(seconds: number, isLooking: boolean): string {
  if (seconds > 0) return texts.joinIn(minutesAndSeconds(seconds));
  return isLooking ? texts.looking : texts.join;
}

/** Formats a code as it is printed: in capitals, with a space after four characters. */
function spaced(text: string): string {
  const code = codeInText(text);
  return code.length > CODE_LENGTH / 2 ? formatCelebrationCode(code) : code;
}
