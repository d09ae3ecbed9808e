import { useId } from 'react';
import { useStore } from 'zustand';
import { limitIs, noLimit, tellMeWhen, yourOwnPace } from '#messages/pace.ts';
import { countAlcoholic } from '../../../domain/session/drink-entry.ts';
import { LIMITS } from '../../../domain/session/own-limit.ts';
import { Icon } from '../../components/drawings/icon.tsx';
import { usePhone } from '../../guest/clink-context.tsx';
import type { OwnLimit } from '../limit/own-limit.ts';
import limitStyles from './limit-setting.module.css';
import styles from './pace-note.module.css';

/** The notes below the slider. The open celebration has only the specification's texts, so no note on 'Catch Up'. */
export function PaceNote({ limit }: { limit: OwnLimit }) {
  const isCatchingUp = usePhone(({ pace, celebration }) => pace === 'catchup' && celebration !== null);
  return (
    <>
      <p className={styles.note} aria-live="polite">
        {isCatchingUp && yourOwnPace}
      </p>
      <LimitSetting limit={limit} />
    </>
  );
}

/** The guest's own limit. A number that the guest has already reached cannot be chosen. */
function LimitSetting({ limit }: { limit: OwnLimit }) {
  const id = useId();
  const { drinks: chosen } = useStore(limit);
  const had = usePhone(({ session }) => countAlcoholic(session.drinks));
  return (
    <div className={limitStyles.row}>
      <label htmlFor={id}>{tellMeWhen}</label>
      <div className={limitStyles.box}>
        <select
          id={id}
          autoComplete="off"
          value={chosen ?? 0}
          onChange={({ target }) => limit.choose(LIMITS.find((count) => count === Number(target.value)) ?? null)}
        >
          <option value={0}>{noLimit}</option>
          {LIMITS.map((count) => (
            <option key={count} value={count} disabled={count <= had && count !== chosen}>
              {limitIs(count)}
            </option>
          ))}
        </select>
        <Icon name="next" />
      </div>
    </div>
  );
}
