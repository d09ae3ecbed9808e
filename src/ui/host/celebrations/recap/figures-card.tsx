import { oneDecimal } from '#messages/forms.ts';
import * as texts from '#messages/hosts/recap.ts';
import { locale } from '#messages/page.ts';
import type { Figure, Recap } from '../../../../domain/recap/recap.ts';
import { APART, Rings } from '../../../components/drawings/rings.tsx';
import { TitledCard } from '../../parts/titled-card.tsx';
import type { Times } from '../../time/times.ts';
import { useTimes } from '../room/hosted.tsx';
import styles from './figures-card.module.css';

/** A number in the format of the language, or the word for 'few'. */
export const shown = (figure: Figure) => (figure === 'few' ? texts.few : figure.toLocaleString(locale));

/** The number of guests, the beginning and end of the evening, and the share of drinks without alcohol. */
export function FiguresCard({ recap }: { recap: Recap }) {
  const { guests, logged } = recap;
  return (
    <TitledCard title={texts.inFigures}>
      {logged !== 'few' && <p className={styles.lead}>{texts.guestsLogged(shown(logged), shown(guests))}</p>}
      <div className={styles.figures}>
        <dl className={styles.facts}>
          {Object.entries(factsOf(recap, useTimes())).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="display num">{value}</dd>
            </div>
          ))}
        </dl>
        <Share recap={recap} />
      </div>
    </TitledCard>
  );
}

function factsOf(recap: Recap, { time }: Times): Record<string, string> {
  const { drinks, logged, waters, firstToast, lastToast, clinks } = recap;
  return {
    ...(typeof drinks === 'number' && typeof logged === 'number' && logged > 0
      ? { [texts.drinksAGuest]: oneDecimal(drinks / logged) }
      : {}),
    [texts.glassesOfWater]: shown(waters),
    ...(firstToast && { [texts.firstToast]: time(Date.parse(firstToast)) }),
    ...(lastToast && { [texts.lastToast]: time(Date.parse(lastToast)) }),
    ...(clinks && { [texts.timesGlassesMet]: shown(clinks) }),
  };
}

/** The share of drinks without alcohol, shown where the two glasses overlap. */
function Share({ recap: { drinks, withoutAlcohol } }: { recap: Recap }) {
  if (typeof drinks !== 'number' || typeof withoutAlcohol !== 'number' || drinks === 0) return null;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(withoutAlcohol / drinks);
  return (
    <figure className={styles.share}>
      <figcaption>{texts.withoutAlcohol}</figcaption>
      <div>
        <Rings distance={APART.wideLens} hasSpark />
        <b className="display num">{percent}</b>
      </div>
      <p>{texts.ofDrinks(shown(withoutAlcohol), shown(drinks))}</p>
    </figure>
  );
}
