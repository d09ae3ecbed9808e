import { type RefObject, useLayoutEffect, useRef } from 'react';
import { prefersStillness } from '../../look/prefers-stillness.ts';

const EASING = 'cubic-bezier(0.22, 0.9, 0.3, 1)';

/**
 * Animates an open dialog from one step to the next, and moves the focus into the new content. The old content
 * disappears immediately, so that two texts never overlap.
 */
export function useSteps(dialogRef: RefObject<HTMLDialogElement | null>, step: string | undefined): void {
  const before = useRef({ step, topPx: 0 });

  // Runs after the new content is in the page and before it is painted.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    // A dialog without steps is not measured, because measuring forces a layout, which delays the start on a slow
    // phone.
    if (!dialog || step === undefined) return;
    const { step: stepBefore, topPx } = before.current;
    if (dialog.open && step !== stepBefore) {
      focusFirst(dialog);
      if (!prefersStillness()) swap(dialog, topPx);
    }
    before.current = { step, topPx: dialog.open ? dialog.offsetTop : 0 };
  });
  // The upper edge of a dialog that has just opened is known only after the layout.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    const note = () => {
      before.current.topPx = dialog.offsetTop;
    };
    dialog.addEventListener('focusin', note);
    return () => dialog.removeEventListener('focusin', note);
  }, [dialogRef]);
}

/**
 * Focuses the element with `data-autofocus`. The title gets the focus if there is none, or if it is a button and focusing
 * it has scrolled the sheet.
 */
export function focusFirst(dialog: HTMLDialogElement): void {
  const first = dialog.querySelector<HTMLElement>('[data-autofocus]');
  first?.focus();
  if (first && (dialog.scrollTop === 0 || !(first instanceof HTMLButtonElement))) return;
  dialog.querySelector('h2')?.focus({ preventScroll: true });
  dialog.scrollTop = 0;
}

/**
 * The dialog starts at its old position and slides to the new one. If it is shorter now, its background fills the gap
 * (sheet.module.css).
 */
function swap(dialog: HTMLDialogElement, topPx: number): void {
  const from = `translateY(${topPx - dialog.offsetTop}px)`;
  dialog.animate({ transform: [from, 'none'] }, { duration: 180, easing: EASING });
  const entry = { opacity: [0, 1], transform: ['translateX(24px)', 'none'] };
  dialog.firstElementChild?.animate(entry, { duration: 120, delay: 40, easing: EASING, fill: 'backwards' });
}
