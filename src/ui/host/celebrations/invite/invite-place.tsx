import { dateOf, orTypeAt, qrCode, spelled } from '#messages/celebration.ts';
import { places } from '#messages/hosts.ts';
import * as texts from '#messages/hosts-invite.ts';
import { formatCelebrationCode } from '../../../../domain/celebration/written-code.ts';
import { useScreenStaysOn } from '../../../browser/use-screen-stays-on.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { QrCode } from '../../../components/qr/qr-code.tsx';
import { Stress } from '../../../components/stress.tsx';
import { CopyLink } from '../../parts/copy-link.tsx';
import { Lines } from '../../parts/lines.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Column, Desk } from '../../shell/desk.tsx';
import { useHosted } from '../room/hosted.tsx';
import { useParty } from '../room/use-party.ts';
import styles from './invite.module.css';
import { PrintCards } from './print-cards.tsx';
import { reachOf } from './reach.ts';

/** How guests come in: the QR code, the code in words, the link, and the cards for the tables. */
export function InvitePlace() {
  const { celebration } = useHosted();
  const party = useParty('invite');
  useScreenStaysOn(true);
  const { names, date, link } = celebration;
  return (
    <Desk
      title={places.invite}
      party={party}
      layout="half"
      under={<span>{texts.namesAndDay(names, dateOf(date))}</span>}
    >
      {link ? (
        <>
          <Column>
            <ReachNotice link={link} />
            <Code link={link} names={names} code={celebration.code} />
          </Column>
          <Column>
            <PrintCards celebration={celebration} link={link} />
          </Column>
        </>
      ) : (
        <Notice lines="alert">{texts.noLink}</Notice>
      )}
    </Desk>
  );
}

const SETTING = 'PUBLIC_URL';

/** Says before anything is printed that phones cannot open the link, or only some of them. */
function ReachNotice({ link }: { link: string }) {
  switch (reachOf(new URL(link).hostname)) {
    case 'computer':
      return (
        <Notice lines="alert" isBad>
          <Stress sentence={texts.onlyThisComputer}>{SETTING}</Stress>
        </Notice>
      );
    case 'network':
      return <Notice lines="alert">{texts.sameNetworkOnly}</Notice>;
    case 'everybody':
      return null;
  }
}

function Code({ link, names, code }: { link: string; names: string; code: string }) {
  const formatted = formatCelebrationCode(code);
  return (
    <Card className={styles.code}>
      <div className={styles.square}>
        <QrCode text={link} label={qrCode(names)} />
      </div>
      <p className={styles.where}>
        <Stress sentence={orTypeAt}>{new URL(link).host}</Stress>
      </p>
      <p className={styles.letters} role="img" aria-label={spelled(formatted)}>
        {formatted}
      </p>
      <p className={styles.link}>
        <span className="visually-hidden">{texts.linkForGuests}</span>
        {link.replace(/^https?:\/\//, '')}
      </p>
      <div className={styles.actions}>
        {'share' in navigator && (
          // The host may close the system's sheet again.
          <Button isWide onClick={() => navigator.share({ url: link }).catch(() => undefined)}>
            <Lines name="share" />
            {texts.shareLink}
          </Button>
        )}
        <CopyLink link={link} />
      </div>
    </Card>
  );
}
