import { orTypeAt, qrCode, spelled } from '#messages/celebration/celebration.ts';
import * as texts from '#messages/hosts/first-hour.ts';
import { copyLink, linkCopied } from '#messages/hosts/hosts.ts';
import { reachOf } from '../../../domain/celebration/reach.ts';
import { formatCelebrationCode } from '../../../domain/celebration/written-code.ts';
import { QrCode } from '../../components/qr/qr-code.tsx';
import { Strong } from '../../components/strong.tsx';
import { TextButton } from '../../components/text-button.tsx';
import { useCopy } from '../parts/copy-link.tsx';
import { Icon } from '../parts/icon.tsx';
import { useHostState } from '../state/host-context.tsx';
import styles from './reach-box.module.css';

interface WayInProps {
  /** The link that most phones can open. */
  link: string;
  code: string;
}

/** Says how other phones come in while this page is open at an address that only its own computer can reach. */
export function OnThisComputer({ link, code }: WayInProps) {
  const start = useHostState((state) => state.settings?.commands?.start ?? '');
  const from = useHostState((state) => state.settings?.addressFrom);
  if (reachOf(new URL(link)) !== 'computer') {
    return (
      <section>
        <h2 className={`display ${styles.title}`}>{texts.phonesToo}</h2>
        <WayIn link={link} code={code} />
      </section>
    );
  }
  // No command is shown if an operator has set the address, as in a container, which is started in another way.
  if (from !== undefined && from !== 'page') return null;
  return (
    <section className={styles.box}>
      <p>
        <b>{texts.onThisComputerOnly}</b> <Strong sentence={texts.cannotReach}>{new URL(link).hostname}</Strong>
      </p>
      <Command>{onAllAddresses(start)}</Command>
    </section>
  );
}

/** The command does not use `::`, which fails if IPv6 is off. */
const onAllAddresses = (start: string) => `HOST=0.0.0.0 ${start}`;

/** The QR code of the celebration, and its code for people who type it. */
export function WayIn({ link, code }: WayInProps) {
  const copy = useCopy(linkCopied);
  const formatted = formatCelebrationCode(code);
  return (
    <div className={styles.way}>
      <QrCode text={link} label={qrCode(formatted)} />
      <div>
        <p>
          <Strong sentence={orTypeAt}>{new URL(link).host}</Strong>
        </p>
        <p className={`display ${styles.letters}`} role="img" aria-label={spelled(formatted)}>
          {formatted}
        </p>
        <TextButton onClick={() => copy(link)}>
          <Icon name="copy" />
          {copyLink}
        </TextButton>
      </div>
    </div>
  );
}

/** A command to type in a terminal. */
function Command({ children }: { children: string }) {
  const copy = useCopy(texts.copied);
  return (
    <div className={styles.line}>
      <code dir="ltr">{children}</code>
      <TextButton onClick={() => copy(children)}>{texts.copy}</TextButton>
    </div>
  );
}
