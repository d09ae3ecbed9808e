import * as texts from '#messages/hosts/tonight.ts';
import { locale } from '#messages/page.ts';
import type { GuestRow } from '../../../../domain/hosting/host-room.ts';
import { HOUR_MS, MINUTE_MS } from '../../../../domain/limits.ts';
import { isHere } from '../guests/table/guest-list.ts';
import styles from './pulse.module.css';

interface PulseProps {
  isIn: readonly GuestRow[];
  lastToastAt: number | null;
  /** A time on the server's clock. */
  nowMs: number;
}

/** Live numbers: the guests who are here, out of all who are in, and the time since the last toast. */
export function Pulse({ isIn, lastToastAt, nowMs }: PulseProps) {
  const here = isIn.filter((guest) => isHere(guest, nowMs)).length;
  return (
    <dl className={styles.pulse}>
      <Beat
        label={texts.guestsHere(isIn.length)}
        figure={String(here)}
        unit={here < isIn.length ? `/ ${isIn.length}` : undefined}
      />
      {lastToastAt === null ? (
        <Beat label={texts.noToastYet} figure="–" />
      ) : (
        <Beat label={texts.sinceTheToast} {...durationOf(Math.max(MINUTE_MS, nowMs - lastToastAt))} />
      )}
    </dl>
  );
}

/** A number with its label. A new number fades in, and its unit is smaller. */
function Beat({ label, figure, unit }: { label: string; figure: string; unit?: string | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="display num">
        <span key={figure}>
          {figure}
          {unit && (
            <small>
              {' '}
              <bdi>{unit}</bdi>
            </small>
          )}
        </span>
      </dd>
    </div>
  );
}

/** A duration in the format of the language, as a number and a unit, such as '2' and 'min'. */
function durationOf(ms: number) {
  const isShort = ms < HOUR_MS;
  const unit = isShort ? 'minute' : 'hour';
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' });
  const parts = format.formatToParts(Math.floor(ms / (isShort ? MINUTE_MS : HOUR_MS)));
  const partOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return { figure: partOf('integer') ?? '', unit: partOf('unit') };
}
