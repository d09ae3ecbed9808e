import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import * as dialogs from '#messages/dialogs.ts';
import { NAME_MAX_LENGTH } from '../../domain/limits.ts';
import { type GuestNameFault, withoutStrays } from '../../domain/names/guest-name.ts';
import { Button } from '../components/button.tsx';
import { AlertIcon } from '../components/drawings/icon.tsx';
import styles from './name-form.module.css';

interface NameFormProps {
  label?: string | undefined;
  currentName: string;
  submitLabel: string;
  onSubmit(name: string): GuestNameFault | null;
  /** The button beside the field. */
  isInline?: boolean;
  /** Returns a note about the name in the field. The guest may still choose that name. */
  noteOn?: ((name: string) => ReactNode) | undefined;
}

/** A form with the name field. An error is announced and stays visible, and the focus stays in the field. */
export function NameForm({
  label = dialogs.yourName,
  currentName,
  submitLabel,
  onSubmit,
  isInline,
  noteOn,
}: NameFormProps) {
  const [name, setName] = useState(currentName);
  const [fault, setFault] = useState<GuestNameFault | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const isBlank = !name.trim();

  function judge(found: GuestNameFault | null) {
    setFault(found);
    // Scrolls after the error is rendered, because an open keyboard may leave little room for the sheet.
    if (found) setTimeout(() => form.current?.scrollIntoView({ block: 'nearest' }));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    judge(onSubmit(withoutStrays(name)));
  }

  /** A blank name disables the button, and a disabled button ignores Enter. */
  function explainBlank({ key }: KeyboardEvent) {
    if (isBlank && key === 'Enter') judge('blank');
  }

  /**
   * With `maxLength` the browser would count surrounding spaces and truncate the text without a message. A line break,
   * which the field cannot show, becomes a space.
   */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const text = event.clipboardData.getData('text').trim().replace(/\s+/g, ' ');
    const pasted = value.slice(0, selectionStart ?? 0) + text + value.slice(selectionEnd ?? 0);
    setName(pasted);
    setFault(pasted.trim().length > NAME_MAX_LENGTH ? 'too-long' : null);
  }

  return (
    <form ref={form} className={styles.form} data-inline={isInline || undefined} onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        data-autofocus
        name="name"
        dir="auto"
        value={name}
        maxLength={NAME_MAX_LENGTH}
        onChange={(event) => {
          setName(event.target.value);
          setFault(null);
        }}
        onKeyDown={explainBlank}
        onPaste={paste}
        autoComplete="given-name"
        autoCapitalize="words"
        enterKeyHint="go"
        aria-invalid={fault ? true : undefined}
        aria-describedby={`${id}-fault ${id}-hint`}
      />
      <p className={styles.fault} id={`${id}-fault`} role="alert">
        {fault && (
          <>
            <AlertIcon />
            <span>{dialogs.nameFaults[fault](NAME_MAX_LENGTH)}</span>
          </>
        )}
      </p>
      <p className={styles.hint} id={`${id}-hint`}>
        {!fault && <span>{noteOn?.(name) ?? dialogs.everyoneSeesIt}</span>}
        <span className="visually-hidden">{dialogs.atMost(NAME_MAX_LENGTH)}</span>
        <span className="num" aria-hidden="true">
          {dialogs.lengthOf(name.length, NAME_MAX_LENGTH)}
        </span>
      </p>
      <Button type="submit" kind="primary" isWide={!isInline} disabled={isBlank}>
        {submitLabel}
      </Button>
    </form>
  );
}
