import { qrCode } from '#messages/celebration/celebration.ts';
import * as texts from '#messages/hosts/first-hour.ts';
import { reachOf } from '../../../domain/celebration/reach.ts';
import { formatCelebrationCode } from '../../../domain/celebration/written-code.ts';
import { QrCode } from '../../components/qr/qr-code.tsx';
import { Strong } from '../../components/strong.tsx';
import { TextButton } from '../../components/text-button.tsx';
import { useCopy } from '../parts/copy-link.tsx';
import { useHostState } from '../state/host-context.tsx';
import styles from './reach-box.module.css';

/** How other phones come in, while this page is open at an address of its own computer. `link`: the best one known. */
export function OnThisComputer({ link, code }: { link: string; code: string }) {
  const start = useHostState((state) => state.settings?.commands?.start ?? '');
  const from = useHostState((state) => state.settings?.addressFrom);
  if (reachOf(new URL(link)) !== 'computer') {
    return (
      <section className={styles.box}>
        <p>
          <b>{texts.phonesToo}</b> {texts.phonesTooHow}
        </p>
        <Square link={link} code={code} isInside />
        <LinkLine link={link} />
      </section>
    );
  }
  // No command is shown if an operator has set the address. In a container, the server is started in another way.
  if (from !== undefined && from !== 'page') return null;
  return (
    <section className={styles.box}>
      <p>
        <b>{texts.onThisComputerOnly}</b> <Strong sentence={texts.cannotReach}>{new URL(link).hostname}</Strong>
      </p>
      <Line text={onAllAddresses(start)} shown={onAllAddresses(start)} />
    </section>
  );
}

/** The command does not use `::`, which fails if IPv6 is off. */
const onAllAddresses = (start: string) => `HOST=0.0.0.0 ${start}`;

/** The square of the celebration with its code. */
export function Square({ link, code, isInside }: { link: string; code: string; isInside?: boolean }) {
  const formatted = formatCelebrationCode(code);
  return (
    <div className={styles.square} data-inside={isInside || undefined}>
      <QrCode text={link} label={qrCode(formatted)} />
      <p className={`display ${styles.letters}`}>{formatted}</p>
    </div>
  );
}

/** A link that can be read and copied. */
export function LinkLine({ link }: { link: string }) {
  return <Line text={link} shown={link.replace(/^https?:\/\//, '')} />;
}

/** One line that can be copied. */
function Line({ text, shown }: { text: string; shown: string }) {
  const copy = useCopy(texts.copied);
  return (
    <div className={styles.line}>
      <code dir="ltr">{shown}</code>
      <TextButton onClick={() => copy(text)}>{texts.copy}</TextButton>
    </div>
  );
}
