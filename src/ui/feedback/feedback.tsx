import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { Flash } from './flash.tsx';
import { Toast, type ToastContent } from './toast.tsx';

interface Feedback {
  /** Shows a short message. A newer one replaces it. */
  toast(content: ToastContent): void;
  /** Shows the green check, with an optional message. */
  flash(message?: string): void;
}

const FeedbackContext = createContext<Feedback | null>(null);

export function useFeedback(): Feedback {
  const feedback = use(FeedbackContext);
  if (!feedback) throw new Error('a screen stands outside FeedbackProvider');
  return feedback;
}

/** The page's only status region: toast and success flash over every view (docs/spec-coverage.md §2.28, §2.29). */
export function FeedbackProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<{ content: ToastContent; key: number } | null>(null);
  const [flash, setFlash] = useState<{ message: string | undefined; key: number } | null>(null);
  const feedback = useMemo<Feedback>(
    () => ({
      toast: (content) => setToast((last) => ({ content, key: (last?.key ?? 0) + 1 })),
      flash: (message) => setFlash((last) => ({ message, key: (last?.key ?? 0) + 1 })),
    }),
    [],
  );
  const endToast = useCallback(() => setToast(null), []);
  const endFlash = useCallback(() => setFlash(null), []);
  return (
    <FeedbackContext value={feedback}>
      {children}
      <div role="status">
        {flash && <Flash key={`flash ${flash.key}`} message={flash.message} onOver={endFlash} />}
        {toast && <Toast key={`toast ${toast.key}`} content={toast.content} onOver={endToast} />}
      </div>
    </FeedbackContext>
  );
}
