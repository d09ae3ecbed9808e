import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useLayer } from '../../browser/navigation.ts';
import { useIsHydrated } from '../../browser/use-is-hydrated.ts';
import { holdTaps } from '../../taps-and-focus/stray-taps.ts';
import { focusHeading } from '../screen-heading.tsx';
import { openSheets } from './open-sheets.ts';
import styles from './sheet.module.css';
import { focusFirst, useSteps } from './use-steps.ts';

/** What a sheet shows. */
export interface SheetContent {
  title: ReactNode;
  /** One sentence under the title, which describes the dialog. */
  lead?: ReactNode;
  children: ReactNode;
  /** Drawn above the title. */
  picture?: ReactNode;
  /** A button beside the title. */
  corner?: ReactNode;
  align?: 'start' | 'centre';
}

interface SheetProps extends SheetContent {
  isOpen: boolean;
  /**
   * Called for Escape, the backdrop, the handle and the Back button. Without it only the sheet's own buttons close the
   * sheet.
   */
  onDismiss?: (() => void) | undefined;
  /**
   * The name of the current content. When it changes while the sheet is open, the new content slides in from the side,
   * and the sheet takes the height of the new content.
   */
  step?: string;
  /**
   * The sheet opens without a tap of the guest. A tap just after it opens was meant for something else and is ignored.
   */
  isUnasked?: boolean;
  /** The sheet fills the screen and has no scrim. Its content is in the prerendered page. */
  isFull?: boolean;
}

/**
 * A modal dialog: a bottom sheet on a phone, a centred card on a wide screen. It stays mounted, so that its closing is
 * animated. When it opens, the element with `data-autofocus` gets the focus, or else its title.
 */
export function Sheet({
  isOpen,
  title,
  lead,
  children,
  onDismiss,
  picture,
  corner,
  align = 'start',
  step,
  isUnasked = false,
  isFull,
}: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null);
  /**
   * The element where the press began. A text selection that begins inside the sheet and ends on the backdrop must not
   * dismiss the sheet.
   */
  const pressed = useRef<EventTarget>(null);
  const titleId = useId();
  const leadId = useId();
  const isHydrated = useIsHydrated();
  const [hasBeenOpen, setHasBeenOpen] = useState(isOpen);
  if (isOpen && !hasBeenOpen) setHasBeenOpen(true);
  useLayer(isOpen, onDismiss);

  // A modal dialog can be opened only by a call, not by an attribute.
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === isOpen) return;
    if (isOpen) open(dialog);
    else close(dialog);
  }, [isOpen]);

  useSteps(ref, step);

  // This is an effect because taps and toasts are outside React.
  useEffect(() => {
    if (!isOpen) return;
    const release = isUnasked ? holdTaps() : undefined;
    openSheets.setState((count) => count + 1);
    return () => {
      release?.();
      openSheets.setState((count) => count - 1);
    };
  }, [isOpen, isUnasked]);

  /**
   * Some ways of closing, such as a second Escape, skip `onCancel`. A dialog that cannot be dismissed then opens again.
   */
  function closed(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget || !isOpen || event.currentTarget.open) return;
    if (onDismiss) onDismiss();
    else open(event.currentTarget);
  }

  function cancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onDismiss?.();
  }

  function click({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) {
    if (target === currentTarget && pressed.current === currentTarget) onDismiss?.();
  }

  return (
    <dialog
      ref={ref}
      inert={!isOpen}
      aria-hidden={!isOpen}
      className={styles.sheet}
      data-align={align}
      data-full={isFull || undefined}
      data-grab={onDismiss && ''}
      aria-labelledby={titleId}
      aria-describedby={lead ? leadId : undefined}
      closedby={onDismiss ? 'closerequest' : 'none'}
      onCancel={cancel}
      onClose={closed}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={click}
    >
      {(hasBeenOpen || (isFull && !isHydrated)) && (
        <div className={styles.inside} key={step}>
          {onDismiss && (
            <div
              className={styles.handle}
              onPointerDown={({ nativeEvent }) => ref.current && dragToClose(ref.current, nativeEvent, onDismiss)}
            />
          )}
          {picture}
          <div className="head-row" data-corner={corner && ''}>
            <h2 className="display" id={titleId} tabIndex={-1}>
              {title}
            </h2>
            {corner}
          </div>
          {lead && (
            <p className={styles.lead} id={leadId}>
              {lead}
            </p>
          )}
          {children}
        </div>
      )}
    </dialog>
  );
}

function open(dialog: HTMLDialogElement): void {
  dialog.showModal();
  focusFirst(dialog);
}

/**
 * The browser returns the focus to the button that opened the dialog. If that button is gone or disabled, the heading
 * gets the focus.
 */
function close(dialog: HTMLDialogElement): void {
  dialog.close();
  const active = document.activeElement;
  if (active === document.body || dialog.contains(active)) focusHeading();
}

/** Two buttons side by side. The first is the less prominent one. */
export function SheetPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

/** A column of two buttons. */
export function SheetStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

/** A shorter drag does not close the sheet. */
const CLOSES_AFTER_PX = 80;

/** Moves a sheet with the finger that pulls it down by its handle, and closes the sheet if it was pulled far enough. */
function dragToClose(sheet: HTMLElement, { clientY: startY, pointerId, target }: PointerEvent, close: () => void) {
  const handle = target as HTMLElement;
  handle.setPointerCapture(pointerId);
  sheet.style.transition = 'none';
  handle.onpointermove = ({ clientY }) => {
    sheet.style.translate = `0 ${Math.max(0, clientY - startY)}px`;
  };
  const end = ({ clientY, type }: PointerEvent) => {
    handle.onpointermove = handle.onpointerup = handle.onpointercancel = null;
    sheet.style.transition = sheet.style.translate = '';
    if (type === 'pointerup' && clientY - startY > CLOSES_AFTER_PX) close();
  };
  handle.onpointerup = handle.onpointercancel = end;
}

/** Returns the last value that was not null, so that a dialog can still show it while it closes. */
export function useLast<T extends object>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
