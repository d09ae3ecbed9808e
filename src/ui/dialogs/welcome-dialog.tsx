import { type ClipboardEvent, type FormEvent, type ReactNode, useId, useState } from 'react';
import * as dialogs from '#messages/dialogs.ts';
import { NAME_MAX_LENGTH } from '../../domain/limits.ts';
import type { GuestNameFault } from '../../domain/session/guest-name.ts';
import { Button } from '../components/button.tsx';
import { Mark } from '../components/mark.tsx';
import { Sheet } from '../components/sheet.tsx';
import styles from './welcome-dialog.module.css';

interface WelcomeDialogProps {
  isOpen: boolean;
  currentName: string;
  onSubmit(name: string): GuestNameFault | null;
  /** Only once there is a name. The first time the dialog cannot be dismissed (docs/readings.md#welcome-dialog). */
  onDismiss?: (() => void) | undefined;
  /** Shown above the field on a first visit. */
  notice?: ReactNode;
  /** Settings, once there is a name. */
  settings?: ReactNode;
}

/** Asks for the name. Later it changes the name. */
export function WelcomeDialog({ isOpen, currentName, onSubmit, onDismiss, notice, settings }: WelcomeDialogProps) {
  return (
    <Sheet
      isOpen={isOpen}
      onDismiss={onDismiss}
      isUnasked={!onDismiss}
      picture={
        <div className={styles.mark}>
          <Mark />
        </div>
      }
      title={dialogs.welcome}
      lead={dialogs.whatShouldTheyCallYou}
    >
      {!onDismiss && (
        <div className={styles.notice} role="status">
          {notice}
        </div>
      )}
      <NameForm key={String(isOpen)} currentName={currentName} onSubmit={onSubmit} />
      {onDismiss && (
        <>
          <Button isWide className={styles.cancel} onClick={onDismiss}>
            {dialogs.cancel}
          </Button>
          {settings && <div className={styles.settings}>{settings}</div>}
        </>
      )}
    </Sheet>
  );
}

function NameForm({ currentName, onSubmit }: Pick<WelcomeDialogProps, 'currentName' | 'onSubmit'>) {
  const [name, setName] = useState(currentName);
  const [fault, setFault] = useState<GuestNameFault | null>(null);
  const id = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    setFault(onSubmit(name));
  }

  /** The browser would cut the text to `maxLength` with the blanks around it, and say nothing. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const text = event.clipboardData.getData('text').trim();
    const pasted = value.slice(0, selectionStart ?? 0) + text + value.slice(selectionEnd ?? 0);
    setName(pasted);
    setFault(pasted.trim().length > NAME_MAX_LENGTH ? 'too-long' : null);
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={id}>{dialogs.yourName}</label>
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
        onPaste={paste}
        autoComplete="given-name"
        autoCapitalize="words"
        enterKeyHint="go"
        aria-invalid={fault ? true : undefined}
        aria-describedby={`${id}-hint`}
      />
      <p className={styles.hint} id={`${id}-hint`}>
        {fault ? <strong>{dialogs.nameFaults[fault](NAME_MAX_LENGTH)}</strong> : <span>{dialogs.everyoneSeesIt}</span>}
        <span className="num" aria-hidden="true">
          {dialogs.lengthOf(name.length, NAME_MAX_LENGTH)}
        </span>
      </p>
      <Button type="submit" kind="primary" isWide disabled={name.trim() === ''}>
        {dialogs.startTracking}
      </Button>
    </form>
  );
}
