import { useEffect, useState } from 'react';
import { focusHeading } from '../components/screen-heading.tsx';
import styles from './feedback.module.css';

export interface ToastContent {
  readonly message: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** Long enough to read the toast and to reach 'Undo'. */
export const TOAST_MS = 6_000;

export function Toast({ content: { message, action }, onOver }: { content: ToastContent; onOver(): void }) {
  const [isTouched, setIsTouched] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = isTouched || hasFocus;

  // The time runs only while nobody holds the toast.
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onOver, TOAST_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onOver]);

  function act() {
    onOver();
    action?.run();
    focusHeading();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that somebody holds the toast
    <div
      className={styles.toast}
      onPointerEnter={() => setIsTouched(true)}
      onPointerLeave={() => setIsTouched(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <span className={styles.message}>{message}</span>
      {action && (
        <button type="button" className={styles.action} onClick={act}>
          {action.label}
        </button>
      )}
    </div>
  );
}
