import { hereIsTo, orType, pointCamera } from '#messages/celebration/card.ts';
import { exampleName, otherExampleName } from '#messages/hosts/celebrations.ts';
import { shortDate, yourDate } from '#messages/hosts/first-hour.ts';
import { AND, splitNames } from '../../../domain/celebration/couple-names.ts';
import { reachOf } from '../../../domain/celebration/reach.ts';
import { formatCelebrationCode } from '../../../domain/celebration/written-code.ts';
import { Mark } from '../../components/drawings/rings.tsx';
import { QrCode } from '../../components/qr/qr-code.tsx';
import { Strong } from '../../components/strong.tsx';
import { typefaceOf } from '../../look/typeface-of.tsx';
import { around } from '../../messages/forms/around.ts';
import paper from '../parts/paper.module.css';
import styles from './growing-card.module.css';

/** The known contents of the card. */
export interface Growing {
  readonly names?: string | undefined;
  /** YYYY-MM-DD. */
  readonly date?: string | undefined;
  readonly made?: { readonly code: string; readonly link: string } | undefined;
}

/** Longer names take two lines. */
const ONE_LINE = 14;
/** A placeholder with as many characters as a code. */
const NO_LETTERS = '•••• ••••';
const NO_ADDRESS = '••••••••';

/** A table card that fills in while somebody types. Missing parts are shown faintly, also the QR code that is to come. */
export function GrowingCard({ names = '', date = '', made }: Growing) {
  const [before, after] = around(hereIsTo);
  return (
    <div className={`${paper.paper} ${styles.card}`} data-long={names.length > ONE_LINE || undefined}>
      <Mark />
      <p className={`display ${styles.say}`}>{before}</p>
      <p className={`display ${styles.names}`} style={typefaceOf(names)}>
        <Names names={names} />
      </p>
      {after && <p className={`display ${styles.say}`}>{after}</p>}
      <p className={styles.date}>{date ? shortDate(date) : <span className={styles.ghost}>{yourDate}</span>}</p>
      <div className={styles.square} data-blank={made ? undefined : ''} aria-hidden={made ? undefined : true}>
        <QrCode key={made?.link} text={made?.link ?? location.origin} label={made ? pointCamera : ''} />
      </div>
      <p className={styles.how}>{pointCamera}</p>
      <p className={`display ${styles.letters}`}>
        {made ? formatCelebrationCode(made.code) : <span className={styles.ghost}>{NO_LETTERS}</span>}
      </p>
      <p className={styles.where}>
        <Strong sentence={orType}>
          {hostOf(made?.link ?? location.href) ?? <span className={styles.ghost}>{NO_ADDRESS}</span>}
        </Strong>
      </p>
    </div>
  );
}

/** The host of the link. Null if only this computer can reach it. */
function hostOf(link: string): string | null {
  const url = new URL(link);
  return reachOf(url) === 'computer' ? null : url.host;
}

/** One name is enough. Without any name, two example names are shown. */
function Names({ names }: { names: string }) {
  const [one, other] = splitNames(names) ?? (names ? [names, null] : ['', '']);
  return (
    <>
      <NameOr name={one} example={exampleName} />
      {other !== null && (
        <>
          {' '}
          <i>{AND}</i> <NameOr name={other} example={otherExampleName} />
        </>
      )}
    </>
  );
}

function NameOr({ name, example }: { name: string; example: string }) {
  if (name) return <bdi>{name}</bdi>;
  return <span className={styles.ghost}>{example.split(' ').at(-1)}</span>;
}
