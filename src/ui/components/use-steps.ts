import { type RefObject, useLayoutEffect, useRef } from 'react';
import { prefersStillness } from '../prefers-stillness.ts';

const EASING = 'cubic-bezier(0.22, 0.9, 0.3, 1)';

/**
 * Animates an open dialog from one content to the next, and moves the focus into it. The old content disappears
 * immediately, so that there are never two texts.
 */
export function useSteps(dialogRef: RefObject<HTMLDialogElement | null>, step: string | undefined): void {
  const before = useRef({ step, heightPx: 0 });

  // Runs when the new content is in the page, before it is painted.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    const { step: stepBefore, heightPx } = before.current;
    if (dialog.open && step !== stepBefore) {
      focusFirst(dialog);
      if (!prefersStillness()) swap(dialog, heightPx);
    }
    before.current = { step, heightPx: dialog.offsetHeight };
  });
  // The height of a dialog that has just opened is known only now.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    const note = () => {
      before.current.heightPx = dialog.offsetHeight;
    };
    dialog.addEventListener('focusin', note);
    return () => dialog.removeEventListener('focusin', note);
  }, [dialogRef]);
}

/** The element with `data-autofocus`. */
export function focusFirst(dialog: HTMLDialogElement): void {
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
}

function swap(dialog: HTMLDialogElement, heightPx: number): void {
  dialog.animate({ height: [`${heightPx}px`, `${dialog.offsetHeight}px`] }, { duration: 180, easing: EASING });
  const entry = { opacity: [0, 1], transform: ['translateX(24px)', 'none'] };
  dialog.firstElementChild?.animate(entry, { duration: 120, delay: 40, easing: EASING, fill: 'backwards' });
}
