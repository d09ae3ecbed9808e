import * as texts from '#messages/hosts/rules.ts';
import { shows } from '#messages/hosts/wall.ts';
import type { HouseAnswer } from '../../../../domain/house/house-answer.ts';
import type { HouseRules } from '../../../../domain/house/house-rules.ts';
import { boardsNever } from '../../../../domain/house/under-rules.ts';
import { BOARDS } from '../../../../domain/leaderboard/boards.ts';
import { Icon, type IconName } from '../../parts/icon.tsx';
import { inDaysLong } from '../../time/times.ts';
import styles from './house-summary.module.css';

/** What the house allows now, at one glance. */
export function HouseSummary({ rules }: { rules: HouseAnswer['rules'] }) {
  const { wall = 'names', location, keepDays } = rules;
  const shown = BOARDS.length - boardsNever(rules as HouseRules).length;
  return (
    <dl className={styles.summary}>
      <Fact icon="board" name={texts.summary.boards} value={texts.someOf(shown, BOARDS.length)} />
      <Fact icon="screen" name={texts.summary.wall} value={shows[wall]} />
      <Fact
        icon="pin"
        name={texts.summary.position}
        value={location === false ? texts.positions.never : texts.positions.asked}
      />
      <Fact
        icon="calendar"
        name={texts.summary.keep}
        value={keepDays === undefined ? texts.forEver : inDaysLong(keepDays)}
      />
    </dl>
  );
}

function Fact({ icon, name, value }: { icon: IconName; name: string; value: string }) {
  return (
    <div>
      <dt>
        <span className={styles.sign}>
          <Icon name={icon} />
        </span>
        <span>{name}</span>
      </dt>
      <dd className="display">{value}</dd>
    </div>
  );
}
