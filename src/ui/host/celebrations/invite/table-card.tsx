import { cardWords } from '#messages/hosts-invite.ts';
import { formatCelebrationCode } from '../../../../domain/celebration/written-code.ts';
import { QrCode } from '../../../components/qr/qr-code.tsx';
import { Stress } from '../../../components/stress.tsx';
import { around } from '../../../messages/forms/around.ts';
import styles from './cards.module.css';

export type CardDesign = 'glasses' | 'letterpress';

export interface TableCardProps {
  names: string;
  code: string;
  link: string;
  design: CardDesign;
  /** The first in full, the others in one line each. */
  languages: readonly string[];
}

/** Longer names take two lines. */
const ONE_LINE = 16;

/** A card of A6 for a table. Its measures are in mm: `--mm` shrinks it for the preview. */
export function TableCard({ names, code, link, design, languages }: TableCardProps) {
  const [first = 'en', ...others] = languages;
  const words = wordsOf(first);
  const [before, after] = around(words.hereIsTo);
  return (
    <div className={styles.card} data-design={design} data-long={names.length > ONE_LINE || undefined} lang={first}>
      <div>
        <p className={styles.say}>{before}</p>
        <p className={styles.names}>
          <bdi>{names}</bdi>
        </p>
        {after && <p className={styles.say}>{after}</p>}
      </div>
      <div className={styles.code}>
        <QrCode text={link} label={words.pointCamera} />
      </div>
      <div>
        <p className={styles.letters}>{formatCelebrationCode(code)}</p>
        <p className={styles.how}>
          <b>{words.pointCamera}</b>
          <br />
          <Stress sentence={words.orType}>{new URL(link).host}</Stress>
        </p>
        {others.map((language) => (
          <p key={language} lang={language} className={styles.other}>
            {wordsOf(language).oneLine}
          </p>
        ))}
      </div>
    </div>
  );
}

/** The words of a card in a language, or in English if there are none. */
function wordsOf(language: string): (typeof cardWords)['en'] {
  return cardWords[language as keyof typeof cardWords] ?? cardWords.en;
}
