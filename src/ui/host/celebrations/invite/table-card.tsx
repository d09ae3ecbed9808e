import { formatCelebrationCode } from '../../../../domain/celebration/written-code.ts';
import { directionOf, languageOf } from '../../../../domain/languages.ts';
import { isUsualLook, type Look } from '../../../../domain/look/look.ts';
import { Monogram } from '../../../components/drawings/monogram.tsx';
import { Corners } from '../../../components/drawings/ornament.tsx';
import { QrCode } from '../../../components/qr/qr-code.tsx';
import { Strong } from '../../../components/strong.tsx';
import { inOneTypeface } from '../../../look/typeface-of.tsx';
import { cardWordsIn } from '../../../messages/card-words.ts';
import { around } from '../../../messages/forms/around.ts';
import paper from '../../parts/paper.module.css';
import styles from './cards.module.css';

export type CardDesign = 'glasses' | 'letterpress';

export interface TableCardProps {
  names: string;
  code: string;
  link: string;
  look: Look;
  design: CardDesign;
  /** The whole text is in the first language, and one line in each of the other languages. */
  languages: readonly string[];
}

/** Longer names take two lines. */
const ONE_LINE = 16;

/** An A6 card for a table. All its lengths are in units of `--mm`, which is smaller in the preview. */
export function TableCard({ names, code, link, look, design, languages }: TableCardProps) {
  const [first = 'en', ...others] = languages;
  const words = wordsOf(first);
  const [before, after] = around(words.hereIsTo);
  return (
    <div
      className={`${paper.paper} ${styles.card}`}
      data-design={design}
      data-paper=""
      data-palette={look.palette}
      data-long={names.length > ONE_LINE || undefined}
      data-many={others.length > 1 || undefined}
      lang={first}
      dir={directionOf(first)}
    >
      <Corners kind={look.ornament} areUpper={design === 'letterpress'} />
      <div>
        {!isUsualLook(look) && <Monogram names={names} />}
        <p className={styles.say}>{before}</p>
        <p className={styles.names}>
          <bdi>{inOneTypeface(names)}</bdi>
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
          <Strong sentence={words.orType}>{new URL(link).host}</Strong>
        </p>
        {others.map((language) => (
          <p key={language} lang={language} dir={directionOf(language)} className={styles.other}>
            {wordsOf(language).oneLine}
          </p>
        ))}
      </div>
    </div>
  );
}

/** The texts of a card in a language, or in English if that language is unknown. */
function wordsOf(tag: string) {
  return cardWordsIn(languageOf(tag) ?? 'en');
}
