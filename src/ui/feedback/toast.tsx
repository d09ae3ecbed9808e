import { useEffect, useState } from 'react';
import { Icon } from '../components/drawings/icon.tsx';
import { Rings } from '../components/drawings/rings.tsx';
import { focusHeading } from '../components/screen-heading.tsx';
import styles from './feedback.module.css';

export interface ToastContent {
  readonly message: string;
  /** Screen readers read this text after the message. It is not shown. */
  readonly spoken?: string;
  /** Shows the clinking glasses in the toast, because the glasses of the counter are out of sight. */
  readonly clinks?: boolean;
  readonly action?: { readonly label: string; readonly run: () => void };
}

interface ToastProps {
  content: ToastContent;
  /** Gets true while the guest touches the toast or has the focus in it. */
  onHold(isHeld: boolean): void;
  onOver(): void;
}

export function Toast({ content: { message, spoken, clinks, action }, onHold, onOver }: ToastProps) {
  const [isTouched, setIsTouched] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = isTouched || hasFocus;

  // The timer is in the provider because it outlasts this screen.
  useEffect(() => {
    onHold(isHeld);
    return () => onHold(false);
  }, [isHeld, onHold]);

  function act() {
    onOver();
    action?.run();
    focusHeading();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only notice whether somebody holds the toast
    <div
      className={styles.toast}
      onPointerEnter={() => setIsTouched(true)}
      onPointerLeave={() => setIsTouched(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      {clinks && (
        <span className={styles.clink}>
          <Rings clinks hasSpark />
        </span>
      )}
      <span className={styles.message}>{message}</span>
      {spoken && <span className="visually-hidden"> {spoken}</span>}
      {action && (
        <button type="button" className={styles.action} onClick={act}>
          {action.label}
        </button>
      )}
    </div>
  );
}

/** The green check with a message, at the upper edge of the screen. It covers no drink and ignores taps. */
export function Flash({ message }: { message: string }) {
  return (
    <p className={styles.flash}>
      <Icon name="check" />
      {message}
    </p>
  );
}
