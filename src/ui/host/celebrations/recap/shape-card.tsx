import * as texts from '#messages/hosts/recap.ts';
import { HOUR_MS } from '../../../../domain/limits.ts';
import { busiestHourOf, drinksOf } from '../../../../domain/recap/busiest-hour.ts';
import type { Figure, Recap } from '../../../../domain/recap/recap.ts';
import { TitledCard } from '../../parts/titled-card.tsx';
import { useTimes } from '../room/hosted.tsx';
import { shown } from './figures-card.tsx';
import styles from './shape-card.module.css';

type RecapHour = Recap['hours'][number];

const amount = (figure: Figure) => (figure === 'few' ? 0 : figure);
const isFew = ({ alcohol, withoutAlcohol }: RecapHour) => alcohol === 'few' || withoutAlcohol === 'few';

/** Drinks by hour, as bars of two parts. An hour with few guests has a short dashed bar. */
export function ShapeCard({ hours }: { hours: readonly RecapHour[] }) {
  const { time } = useTimes();
  const most = Math.max(...hours.map(drinksOf));
  if (most <= 0) return null;
  const busiest = busiestHourOf(hours);
  const peakMs = busiest && Date.parse(busiest.from);
  return (
    <TitledCard
      title={texts.shape}
      action={
        <span className={styles.key} aria-hidden="true">
          <span>
            <i data-part="alcohol" />
            {texts.withAlcohol}
          </span>
          <span>
            <i data-part="free" />
            {texts.without}
          </span>
        </span>
      }
    >
      <ol role="list" className={styles.hours} data-many={hours.length > MANY || undefined}>
        {hours.map((hour) => {
          const at = Date.parse(hour.from);
          return (
            <li key={hour.from}>
              <span className="visually-hidden">
                {texts.hourOf(time(at), shown(hour.alcohol), shown(hour.withoutAlcohol))}
              </span>
              <span className={styles.bar} aria-hidden="true">
                <b className="num">{isFew(hour) ? '' : drinksOf(hour)}</b>
                {isFew(hour) && <i data-part="few" />}
                <i data-part="free" style={{ blockSize: heightOf(hour.withoutAlcohol, most) }} />
                <i data-part="alcohol" style={{ blockSize: heightOf(hour.alcohol, most) }} />
              </span>
              <span className="num" aria-hidden="true">
                {/\d+/.exec(time(at))}
              </span>
            </li>
          );
        })}
      </ol>
      {peakMs !== null && <p className={styles.hint}>{texts.mostAt(time(peakMs), time(peakMs + HOUR_MS))}</p>}
    </TitledCard>
  );
}

/** With more hours than this, a phone has no room for a number above each bar. */
const MANY = 10;

const heightOf = (figure: Figure, most: number) => `${(amount(figure) / most) * 100}%`;
