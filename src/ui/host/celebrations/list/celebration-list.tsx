import { useState } from 'react';
import * as texts from '#messages/hosts/celebrations.ts';
import { places } from '#messages/hosts/hosts.ts';
import { formatCelebrationCode } from '../../../../domain/celebration/written-code.ts';
import type { ListedCelebration } from '../../../../domain/hosting/hosted-celebration.ts';
import { finder, searchable } from '../../../../domain/names/search-names.ts';
import { Card } from '../../../components/card.tsx';
import { classNames } from '../../../look/class-names.ts';
import { SearchField } from '../../form/search-field.tsx';
import { Nothing } from '../../notices/nothing.tsx';
import { Icon } from '../../parts/icon.tsx';
import { isPast, isTonight } from '../../time/evening.ts';
import alone from './alone.module.css';
import { CelebrationCard } from './celebration-card.tsx';
import groupStyles from './celebration-groups.module.css';
import styles from './celebrations.module.css';
import { type DeskGroups, deskGroups, type Month } from './desk-groups.ts';

/** At most this many celebrations are cards. If there are more, the others are rows, and there is a search field. */
const MOST_CARDS = 5;

interface CelebrationsProps {
  celebrations: readonly ListedCelebration[];
  nowMs: number;
}

export function CelebrationList({ celebrations, nowMs }: CelebrationsProps) {
  const [text, setText] = useState('');
  const isMany = celebrations.length > MOST_CARDS;
  const finds = finder(text);
  const groups = finds ? null : deskGroups(celebrations, nowMs);
  const shown = finds ? celebrations.filter((one) => finds(searchedIn(one))) : celebrations;
  return (
    <>
      {isMany && (
        <div className={groupStyles.find}>
          <SearchField label={texts.findCelebration} value={text} onChange={setText} />
        </div>
      )}
      <p className="visually-hidden" role="status">
        {shown.length === 0 && texts.noneFound}
      </p>
      {shown.length === 0 && <Nothing icon="search">{texts.noneFound}</Nothing>}
      {groups ? (
        <Groups groups={groups} nowMs={nowMs} />
      ) : (
        <List celebrations={shown} nowMs={nowMs} cards={MOST_CARDS} hasCodes={isMany} mayLead={!finds} level={2} />
      )}
    </>
  );
}

/** Celebrations that are over are folded, because planners have many of them. Without one tonight, the next one leads. */
function Groups({ groups: { tonight, next, toCome, over }, nowMs }: { groups: DeskGroups; nowMs: number }) {
  return (
    <>
      {tonight.length > 0 && (
        <section className={groupStyles.group}>
          <h2 className="display">{places.tonight}</h2>
          <List celebrations={tonight} nowMs={nowMs} cards={tonight.length} hasCodes mayLead level={3} />
        </section>
      )}
      {(next || toCome.length > 0) && (
        <section className={groupStyles.group}>
          <h2 className="display">{texts.groups.toCome}</h2>
          {next && <List celebrations={[next]} nowMs={nowMs} cards={1} hasCodes mayLead level={3} />}
          <Months months={toCome} nowMs={nowMs} />
        </section>
      )}
      {over.length > 0 && (
        <details className={groupStyles.group} open={tonight.length + toCome.length === 0 && !next}>
          <summary>
            <h2 className="display">{texts.groups.over}</h2>
            <span className="num">{over.reduce((sum, { celebrations }) => sum + celebrations.length, 0)}</span>
            <Icon name="next" />
          </summary>
          <Months months={over} nowMs={nowMs} />
        </details>
      )}
    </>
  );
}

function Months({ months, nowMs }: { months: readonly Month[]; nowMs: number }) {
  return (
    <div className={groupStyles.months}>
      {months.map(({ date, celebrations }) => (
        <Card key={date} className={groupStyles.month}>
          <h3 className="display">{texts.wholeMonthOf(date)}</h3>
          <List celebrations={celebrations} nowMs={nowMs} cards={0} hasCodes level={4} />
        </Card>
      ))}
    </div>
  );
}

interface ListProps extends CelebrationsProps {
  /** The number of celebrations that have a card. */
  cards: number;
  hasCodes: boolean;
  /**
   * Whether the first celebration has a larger card, if it is the only one tonight or the next one. Without any other
   * it fills the page.
   */
  mayLead?: boolean;
  /** The level of the headings. */
  level: 2 | 3 | 4;
}

function List({ celebrations, nowMs, cards, hasCodes, mayLead = false, level }: ListProps) {
  const [first, second] = celebrations;
  const isOneTonight = second === undefined || !isTonight(second, nowMs);
  const hasLead = mayLead && first !== undefined && !isPast(first, nowMs) && isOneTonight;
  const isAlone = hasLead && second === undefined && !hasCodes;
  const leads = hasLead && !isAlone;
  return (
    <ul
      role="list"
      className={classNames(styles.list, isAlone && alone.alone)}
      data-many={hasCodes || undefined}
      data-lead={leads || undefined}
    >
      {celebrations.map((celebration, place) => (
        <li
          key={celebration.id}
          className={styles.listed}
          data-row={place >= cards || undefined}
          data-lead={(leads && place === 0) || undefined}
        >
          <CelebrationCard
            celebration={celebration}
            nowMs={nowMs}
            hasCode={hasCodes}
            isRow={place >= cards}
            level={level}
          />
        </li>
      ))}
    </ul>
  );
}

const searchedIn = ({ names, code }: ListedCelebration) => searchable(names, code, formatCelebrationCode(code));
