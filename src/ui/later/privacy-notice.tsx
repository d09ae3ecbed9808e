import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { didNotLoad } from '#messages/tracker.ts';
import type { Deletions } from '../../sync/celebrations/deletions.ts';
import type { NoticeDeps } from '../../sync/celebrations/notice-facts.ts';
import { useFeedback } from '../feedback/feedback.tsx';
import { useClink } from '../guest/clink-context.tsx';
import type { LoadNotice } from './privacy/notice-sheet.tsx';
import { closeNotice, isReading } from './privacy/notice-word.tsx';
import { DeleteDialog } from './settings/delete-dialog.tsx';

export interface PrivacyNoticeProps {
  deletions: Deletions;
  notice: { readonly load: LoadNotice; readonly ports: NoticeDeps };
}

/**
 * The notice for guests, above the page that opened it. Its code is loaded at the first tap, from the network or from
 * the service worker's cache.
 */
export function PrivacyNotice({ deletions, notice: { load, ports } }: PrivacyNoticeProps) {
  const { log } = useClink();
  const { toast } = useFeedback();
  const isOpen = useStore(isReading);
  const [Notice, setNotice] = useState<Awaited<ReturnType<LoadNotice>> | null>(null);
  const isMissing = isOpen && Notice === null;

  // This is an effect because the network is outside React.
  useEffect(() => {
    if (!isMissing) return;
    load().then(
      (loaded) => setNotice(() => loaded),
      (error: unknown) => {
        log('Error fetching a view', error);
        toast({ message: didNotLoad });
        closeNotice();
      },
    );
  }, [isMissing, load, log, toast]);

  if (!Notice) return null;
  return (
    <Notice
      isOpen={isOpen}
      ports={ports}
      onClose={closeNotice}
      question={(isDeleting, cancel) => (
        <DeleteDialog
          isOpen={isDeleting}
          onDelete={() => {
            // Closes the question, because a phone that cannot store does not reload.
            cancel();
            closeNotice();
            deletions.forget();
          }}
          onCancel={cancel}
        />
      )}
    />
  );
}
