import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { openSheets } from '../components/sheet/open-sheets.ts';
import { prefersStillness } from '../look/prefers-stillness.ts';
import { Flash, Toast, type ToastContent } from './toast.tsx';

interface Feedback {
  /** Shows a short message. A newer one replaces it. */
  toast(content: ToastContent): void;
  /** Shows the green check, with an optional message. */
  flash(message?: string): void;
}

interface Shown {
  readonly toast: { readonly content: ToastContent; readonly key: number } | null;
  readonly flash: { readonly message: string | undefined; readonly key: number } | null;
  endToast(): void;
  /** Keeps the toast on the screen while `isHeld`. */
  hold(isHeld: boolean): void;
}

/** A toast stays long enough for a guest to read it and to reach 'Undo'. */
export const TOAST_MS = 6_000;

/** The flash is shown for 1 s and then fades for 300 ms (docs/readings.md#success-flash). */
const FLASH_MS = 1_300;
/**
 * The seal of a confirmed drink appears and is pressed on once the sheet is closed
 * (src/ui/screens/tracker/festive-line.module.css).
 */
const SEAL_AFTER_MS = 320;

const FeedbackContext = createContext<Feedback | null>(null);
const ShownContext = createContext<Shown | null>(null);

export function useFeedback(): Feedback {
  const feedback = use(FeedbackContext);
  if (!feedback) throw new Error('a screen stands outside FeedbackProvider');
  return feedback;
}

/** The toast on the screen, or null. */
export function useToast(): ToastContent | null {
  return use(ShownContext)?.toast?.content ?? null;
}

/** The key of the flash in the counter. Null unless the flash of a confirmed drink is shown. */
export function useSeal(): number | null {
  const flash = use(ShownContext)?.flash;
  return flash && !flash.message ? flash.key : null;
}

/**
 * Provides the toast and the success flash. Both outlast the screen that showed them first (docs/spec-coverage.md
 * §2.28, §2.29).
 */
export function FeedbackProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Shown['toast']>(null);
  const [flash, setFlash] = useState<Shown['flash']>(null);
  const [isHeld, hold] = useState(false);
  const isCovered = useStore(openSheets, (count) => count > 0);
  const feedback = useMemo<Feedback>(
    () => ({
      toast: (content) => setToast((before) => ({ content, key: (before?.key ?? 0) + 1 })),
      flash: (message) => setFlash((before) => ({ message, key: (before?.key ?? 0) + 1 })),
    }),
    [],
  );
  const shown = useMemo<Shown>(() => ({ toast, flash, endToast: () => setToast(null), hold }), [toast, flash]);

  // The timer runs only while the guest can reach the toast and is not holding it.
  useEffect(() => {
    if (!toast || isHeld || isCovered) return;
    const timer = setTimeout(() => setToast(null), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast, isHeld, isCovered]);

  useEffect(() => {
    if (!flash) return;
    const waitMs = flash.message || prefersStillness() ? 0 : SEAL_AFTER_MS;
    const timer = setTimeout(() => setFlash(null), waitMs + FLASH_MS);
    return () => clearTimeout(timer);
  }, [flash]);

  return (
    <FeedbackContext value={feedback}>
      <ShownContext value={shown}>{children}</ShownContext>
    </FeedbackContext>
  );
}

/** The status region in the bar of a screen. */
export function FeedbackRegion({ className }: { className: string | undefined }) {
  const shown = use(ShownContext);
  return (
    <div className={className} role="status">
      {shown?.flash?.message && <Flash key={`flash ${shown.flash.key}`} message={shown.flash.message} />}
      {shown?.toast && (
        <Toast
          key={`toast ${shown.toast.key}`}
          content={shown.toast.content}
          onHold={shown.hold}
          onOver={shown.endToast}
        />
      )}
    </div>
  );
}
