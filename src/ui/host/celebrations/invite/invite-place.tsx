import { pointCamera } from '#messages/celebration/card.ts';
import { dateOf, orTypeAt, qrCode, spelled } from '#messages/celebration/celebration.ts';
import { places } from '#messages/hosts/hosts.ts';
import * as texts from '#messages/hosts/invite.ts';
import { formatCelebrationCode } from '../../../../domain/celebration/written-code.ts';
import { useScreenStaysOn } from '../../../browser/use-screen-stays-on.ts';
import { QrCode } from '../../../components/qr/qr-code.tsx';
import { Strong } from '../../../components/strong.tsx';
import { Notice } from '../../notices/notice.tsx';
import { ReachNotice } from '../../notices/reach-notice.tsx';
import { CopyLink, ShareLink } from '../../parts/copy-link.tsx';
import { Column, Desk } from '../../shell/desk.tsx';
import { CoupleCard } from '../parts/couple-card.tsx';
import { type ShownCelebration, useHosted, useParty } from '../room/hosted.tsx';
import styles from './invite.module.css';
import { PrintCards } from './print-cards.tsx';

/** Everything that guests need to come in: the QR code, the code, the link, and the cards for the tables. */
export function InvitePlace() {
  const { celebration } = useHosted();
  const party = useParty('invite');
  useScreenStaysOn(true);
  const { names, date, link } = celebration;
  return (
    <Desk
      title={places.invite}
      party={party}
      layout="first"
      under={<span>{texts.namesAndDay(names, dateOf(date))}</span>}
    >
      {link ? (
        <>
          <Column>
            <Code celebration={celebration} link={link} />
          </Column>
          <Column>
            <PrintCards celebration={celebration} link={link} />
          </Column>
        </>
      ) : (
        <Notice icon="alert">{texts.noLink}</Notice>
      )}
    </Desk>
  );
}

function Code({ celebration, link }: { celebration: ShownCelebration; link: string }) {
  const { names, code } = celebration;
  const formatted = formatCelebrationCode(code);
  const canShare = 'share' in navigator;
  return (
    <CoupleCard celebration={celebration} title={pointCamera} className={styles.code}>
      <div className={styles.square}>
        <QrCode text={link} label={qrCode(names)} />
      </div>
      <p className={styles.where}>
        <Strong sentence={orTypeAt}>{new URL(link).host}</Strong>
      </p>
      <p className={styles.letters} role="img" aria-label={spelled(formatted)}>
        {formatted}
      </p>
      <ReachNotice link={link} />
      <div className={styles.actions}>
        {canShare && <ShareLink link={link}>{texts.shareLink}</ShareLink>}
        <CopyLink link={link} isSecond={canShare} />
      </div>
    </CoupleCard>
  );
}
