import * as texts from '#messages/hosts/recap.ts';
import { guestsWord } from '#messages/hosts/tonight.ts';
import { drinkNames } from '#messages/menu.ts';
import { locale } from '#messages/page.ts';
import { DRINK_TYPES } from '../../../../../domain/drink-menu.ts';
import type { Dot, PosterPicture as Picture } from '../../../../../domain/recap/poster.ts';
import type { Recap } from '../../../../../domain/recap/recap.ts';
import { Monogram } from '../../../../components/drawings/monogram.tsx';
import { Corners } from '../../../../components/drawings/ornament.tsx';
import { inOneTypeface } from '../../../../look/typeface-of.tsx';
import { around } from '../../../../messages/forms/around.ts';
import paper from '../../../parts/paper.module.css';
import { timesIn } from '../../../time/times.ts';
import type { ShownCelebration } from '../../room/hosted.tsx';
import styles from './poster.module.css';
import { PosterHills } from './poster-hills.tsx';
import { PosterPicture } from './poster-picture.tsx';

export type PosterDesign = 'glasses' | 'hills';

export interface PosterProps {
  celebration: ShownCelebration;
  /** 'Saturday, 20 June 2026' */
  day: string;
  recap: Recap;
  picture: Picture;
  design: PosterDesign;
}

/** Longer names have smaller letters and two lines. */
const LONG = 12;
const VERY_LONG = 20;

/** The couple's poster on A3. All its lengths are in units of `--mm`, which is smaller for A4 and for the preview. */
export function Poster({ celebration: { names, look, timeZone }, day, recap, picture, design }: PosterProps) {
  const { time } = timesIn(timeZone);
  const [before, after] = around(texts.theEveningOf);
  const size = names.length > VERY_LONG ? 'smallest' : names.length > LONG ? 'small' : undefined;
  return (
    <div className={`${paper.paper} ${styles.poster}`} data-palette={look.palette} data-paper="" data-design={design}>
      <Corners kind={look.ornament} areUpper />
      <span className={styles.lower}>
        <Corners kind={look.ornament} areUpper />
      </span>
      <header>
        <p className={styles.say}>{before}</p>
        <p className={styles.names} data-size={size}>
          <bdi>{inOneTypeface(names)}</bdi>
        </p>
        {after && <p className={styles.say}>{after}</p>}
        <p className={styles.day}>{day}</p>
      </header>
      {design === 'glasses' ? (
        <>
          <PosterPicture picture={picture} />
          <Legend picture={picture} />
        </>
      ) : (
        <div className={styles.sun}>
          <Monogram names={names} />
        </div>
      )}
      <div className={styles.evening}>
        <PosterHills hours={recap.hours} time={time} />
        <ul role="list" className={styles.legend}>
          <li data-dot="all">{texts.allDrinks}</li>
          <li data-dot="water">{texts.withoutAlcohol}</li>
        </ul>
      </div>
      <dl className={styles.facts}>
        {typeof recap.guests === 'number' && (
          <Fact name={guestsWord(recap.guests)} value={recap.guests.toLocaleString(locale)} />
        )}
        {recap.firstToast && <Fact name={texts.firstToast} value={time(Date.parse(recap.firstToast))} />}
        {recap.lastToast && <Fact name={texts.lastToast} value={time(Date.parse(recap.lastToast))} />}
      </dl>
      {design === 'glasses' && <p className={styles.foot}>{footOf(picture)}</p>}
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The legend of the colours in the picture. */
function Legend({ picture: { alcohol, withoutAlcohol, stars } }: { picture: Picture }) {
  const used = new Set<Dot>([...alcohol, ...withoutAlcohol]);
  return (
    <ul role="list" className={styles.legend}>
      {DRINK_TYPES.filter((kind) => used.has(kind)).map((kind) => (
        <li key={kind} data-dot={kind}>
          {drinkNames[kind]}
        </li>
      ))}
      {used.has('mixed') && <li data-dot="mixed">{texts.mixedKinds}</li>}
      {stars > 0 && <li data-dot="star">{texts.twoGlassesMet}</li>}
    </ul>
  );
}

/** Says how many drinks a dot stands for. */
export function footOf({ drinksPerDot }: Picture): string {
  return drinksPerDot === 1 ? texts.everyDotOne : texts.everyDot(drinksPerDot.toLocaleString(locale));
}
