import { useState, useSyncExternalStore } from 'react';
import * as texts from '#messages/celebration/celebration.ts';
import type { CelebrationFacts } from '../../../domain/celebration/celebration.ts';
import { reachOf } from '../../../domain/celebration/reach.ts';
import { formatCelebrationCode } from '../../../domain/celebration/written-code.ts';
import { followNetwork } from '../../browser/follow-network.ts';
import { copyText, shareLink } from '../../browser/share-link.ts';
import { useScreenStaysOn } from '../../browser/use-screen-stays-on.ts';
import { Button } from '../../components/button.tsx';
import { AlertIcon, Drawing } from '../../components/drawings/icon.tsx';
import { Note } from '../../components/note.tsx';
import { QrCode, SquareAndWords } from '../../components/qr/qr-code.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { Strong } from '../../components/strong.tsx';
import { TextButton } from '../../components/text-button.tsx';
import styles from './invite-sheet.module.css';

export interface InviteSheetProps {
  isOpen: boolean;
  /** Null for the open celebration. */
  celebration: Pick<CelebrationFacts, 'code' | 'names'> | null;
  /** The address at which phones find this installation, without a final slash, such as `https://clink.party`. */
  origin: string;
  onDismiss(): void;
}

const SHARE = ['M12 15V4M8 7.5 12 3.5l4 4M5 12.5V19a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19v-6.5'];
const COPY = [
  'M11 8.5h7a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5h-7A2.5 2.5 0 0 1 8.5 18v-7A2.5 2.5 0 0 1 11 8.5Z',
  'M15.5 8.5V6A2.5 2.5 0 0 0 13 3.5H6A2.5 2.5 0 0 0 3.5 6v7A2.5 2.5 0 0 0 6 15.5h2.5',
];

/** Invites somebody beside the guest: a QR code to scan, the code to type, and the link. It works offline. */
export function InviteSheet({ isOpen, celebration, origin, onDismiss }: InviteSheetProps) {
  useScreenStaysOn(isOpen);
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  const link = celebration ? `${origin}/?c=${celebration.code}` : `${origin}/`;
  const host = origin.replace(/^https?:\/\//, '');
  const note = noteFor(new URL(origin), isOnline);
  return (
    <Sheet isOpen={isOpen} align="centre" onDismiss={onDismiss} title={texts.bringSomebodyIn} lead={texts.holdThisUp}>
      <SquareAndWords
        className={note ? styles.noted : styles.invite}
        square={<QrCode text={link} label={texts.qrCode(celebration?.names ?? null)} />}
      >
        {celebration ? (
          <>
            <p className={styles.where}>
              <Strong sentence={texts.orTypeAt}>{host}</Strong>
            </p>
            <p className={styles.code} role="img" aria-label={texts.spelled(formatCelebrationCode(celebration.code))}>
              {formatCelebrationCode(celebration.code)}
            </p>
          </>
        ) : (
          <>
            <p className={styles.where}>{texts.orOpen}</p>
            <p className={styles.address}>{host}</p>
          </>
        )}
        {note && <Note icon={<AlertIcon />}>{note}</Note>}
        <LinkButtons key={`${link} ${isOpen}`} link={link} />
      </SquareAndWords>
    </Sheet>
  );
}

/** The buttons for the system's share sheet, if there is one, and for the clipboard. */
function LinkButtons({ link }: { link: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | 'copied-instead' | null>(null);
  const canShare = 'share' in navigator;

  async function copy() {
    setOutcome((await copyText(link)) ? 'copied' : 'failed');
  }

  async function share() {
    const refused = await shareLink(link);
    setOutcome(refused === 'copied' ? 'copied-instead' : refused);
  }

  const copyLabel = (
    <>
      <Drawing paths={COPY} />
      <span role="status">{outcome === 'copied' ? texts.copied : texts.copyLink}</span>
    </>
  );
  return (
    <div className={styles.actions}>
      <p className={styles.where} role="alert">
        {outcome === 'failed' && texts.copyFailed}
        {outcome === 'copied-instead' && texts.copiedInstead}
      </p>
      {canShare && (
        <Button kind="primary" isWide data-autofocus onClick={share}>
          <Drawing paths={SHARE} />
          {texts.shareLink}
        </Button>
      )}
      {canShare ? (
        <TextButton isWide onClick={copy}>
          {copyLabel}
        </TextButton>
      ) : (
        <Button kind="primary" isWide data-autofocus onClick={copy}>
          {copyLabel}
        </Button>
      )}
    </div>
  );
}

/** Returns the note about the address. A local address works only for phones in the same network. */
function noteFor(origin: URL, isOnline: boolean): string | null {
  switch (reachOf(origin)) {
    case 'computer':
      return texts.onlyThisDevice;
    case 'network':
      return texts.sameNetwork;
    case 'everybody':
      return isOnline ? null : texts.worksOffline;
  }
}
