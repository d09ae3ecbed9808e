import * as texts from '#messages/hosts-celebrations.ts';
import { Lines } from '../../shell/lines.tsx';
import styles from './door-choice.module.css';
import { DOORS, type Door } from './doors.ts';

/** Who may come in. A tap acts at once. */
export function DoorChoice({ door, onChoose }: { door: Door; onChoose(door: Door): void }) {
  return (
    <ul role="list" className={styles.menu}>
      {DOORS.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={styles.row}
            aria-pressed={name === door}
            data-autofocus={name === door || undefined}
            onClick={() => onChoose(name)}
          >
            <span>
              {texts.doors[name]}
              <small>{texts.doorHints[name]}</small>
            </span>
            {name === door && <Lines name="check" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
