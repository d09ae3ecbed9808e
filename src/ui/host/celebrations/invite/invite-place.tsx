import { dateOf, orTypeAt, qrCode, spelled } from '#messages/celebration.ts';
import { places } from '#messages/hosts/hosts.ts';
import * as texts from '#messages/hosts/invite.ts';
import { formatCelebrationCode } from '../../../../domain/celebration/written-code.ts';
import { useScreenStaysOn } from '../../../browser/use-screen-stays-on.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { QrCode } from '../../../components/qr/qr-code.tsx';
import { Strong } from '../../../components/strong.tsx';
import { CopyLink } from '../../parts/copy-link.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Column, Desk } from '../../shell/desk.tsx';
import { useHosted, useParty } from '../room/hosted.tsx';
import styles from './invite.module.css';
import { PrintCards } from './print-cards.tsx';

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
        <Notice icon="alert">{texts.noLink}</Notice>
      )}
    </Desk>
  );
}

const SETTING = 'PUBLIC_URL';

/** Says before anything is printed that phones cannot open the link, or only some of them. */
function ReachNotice({ link }: { link: string }) {
  switch (reachOf(new URL(link))) {
    case 'computer':
      return (
        <Notice icon="alert" isBad>
          <Strong sentence={texts.onlyThisComputer}>{SETTING}</Strong>
        </Notice>
      );
    case 'network':
      return <Notice icon="alert">{texts.sameNetworkOnly}</Notice>;
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
        <Strong sentence={orTypeAt}>{new URL(link).host}</Strong>
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
            <Icon name="share" />
            {texts.shareLink}
          </Button>
        )}
        <CopyLink link={link} />
      </div>
    </Card>
  );
}

const COMPUTER = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0|\[::\])$/;
const ADDRESS =
  /^(10(\.\d+){3}|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])(\.\d+){2}|(192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)(\.\d+){2}|\[f([cd][\da-f]|e[89ab])[\da-f]:.*)$/;
/** Names that only the router of a network knows. */
const NAME = /^[^.:]+$|\.(local|lan|internal|home\.arpa)$/;

const NUMBERS = /^(\d+(\.\d+){3}|\[.*\])$/;

/**
 * From where phones reach an address: from anywhere, only in its network, or from that computer alone. Without TLS, hosts are
 * at a public address only for callers of its own network (src/server/http/base-address.ts).
 */
export function reachOf({ hostname, protocol }: URL): 'everybody' | 'network' | 'computer' {
  if (COMPUTER.test(hostname)) return 'computer';
  const isBare = protocol === 'http:' && NUMBERS.test(hostname);
  return isBare || ADDRESS.test(hostname) || NAME.test(hostname) ? 'network' : 'everybody';
}
