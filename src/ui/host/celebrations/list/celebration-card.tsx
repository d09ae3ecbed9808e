import type { ReactNode } from 'react';
import * as texts from '#messages/hosts/celebrations.ts';
import { atTheDoor } from '#messages/hosts/guests.ts';
import { formatCelebrationCode } from '../../../../domain/celebration/written-code.ts';
import type { ListedCelebration } from '../../../../domain/hosting/hosted-celebration.ts';
import '../../../look/palettes.css';
import card from '../../../components/card.module.css';
import { Card } from '../../../components/card.tsx';
import { classNames } from '../../../look/class-names.ts';
import { inOneTypeface } from '../../../look/typeface-of.tsx';
import { shortTime } from '../../../time/short-time.ts';
import { FactLine } from '../../parts/facts.tsx';
import { HostLink } from '../../parts/host-link.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Tag } from '../../parts/row.tsx';
import type { Place } from '../../state/host-route.ts';
import { daysTo, eveningIn, isPast, isTonight } from '../../time/evening.ts';
import styles from './celebrations.module.css';

interface CelebrationCardProps {
  celebration: ListedCelebration;
  nowMs: number;
  /** Shows the code, because hosts with many celebrations may search by it. */
  hasCode: boolean;
  /** The card is a low row, with all facts on one line. */
  isRow: boolean;
  /**
   * The level of the card's heading. At levels 3 and 4 the group has a heading, so the card does not say 'Tonight'. At
   * level 4 it is a line in the card of its month.
   */
  level: 2 | 3 | 4;
}

/** A celebration in the list, with its day, names and most important facts. */
export function CelebrationCard({ celebration, nowMs, hasCode, isRow, level }: CelebrationCardProps) {
  const { id, code, names, date, waiting, look } = celebration;
  const isNow = isTonight(celebration, nowMs);
  const Heading = `h${level}` as const;
  const isInMonth = level === 4;
  const facts = factsOf(celebration, nowMs, isRow, isInMonth);
  const written = hasCode && <span className={styles.code}>{formatCelebrationCode(code)}</span>;
  return (
    <HostLink
      to={{ screen: 'celebration', id, place: firstPlaceOf(celebration, nowMs) }}
      className={classNames(isInMonth ? styles.line : card.card, styles.celebration)}
      data-palette={look?.palette}
      data-tonight={isNow || undefined}
      data-past={isPast(celebration, nowMs) || undefined}
    >
      <span className={styles.day}>
        <span className={`display ${styles.disc}`}>{texts.dayOf(date)}</span>
        <small>{isInMonth ? texts.weekdayOf(date) : monthOf(celebration, isRow, nowMs)}</small>
      </span>
      <span className={styles.words}>
        <Heading className="display">
          <bdi>{inOneTypeface(names)}</bdi>
        </Heading>
        <p>
          {facts.length > 0 && <FactLine facts={facts} />}
          {waiting === 0 && written}
        </p>
        <span className={styles.tags}>
          {isNow && level === 2 && <Tag kind="good">{texts.tonight}</Tag>}
          <AtTheDoor count={waiting}>{written}</AtTheDoor>
        </span>
      </span>
      <Icon name="next" />
    </HostLink>
  );
}

function factsOf(celebration: ListedCelebration, nowMs: number, isRow: boolean, isInMonth: boolean): readonly string[] {
  const { role, guests, setAside = 0, isTemplate } = celebration;
  const days = daysTo(celebration, nowMs);
  const isNow = isTonight(celebration, nowMs);
  const facts = [
    isRow && guests === 0 ? null : guestsOf(guests, days),
    isNow ? null : whenOf(celebration, days, isInMonth),
    isNow && setAside > 0 ? texts.asideCount(setAside) : null,
    role === 'co-host' ? texts.youHelp : null,
    isTemplate ? texts.templateOfHouse : null,
  ];
  return facts.flatMap((fact) => fact ?? []);
}

/** How many guests wait, with the code at the end of that line. */
function AtTheDoor({ count, children }: { count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <>
      <Tag kind="bad">{atTheDoor(count)}</Tag>
      {children}
    </>
  );
}

/** A row has no room for the year. Its line says in how many months it is. */
function monthOf({ date, timeZone }: ListedCelebration, isRow: boolean, nowMs: number): string {
  return texts.monthOf(date, isRow ? date : eveningIn(timeZone, nowMs));
}

/** After the evening, hosts come for the recap. */
function firstPlaceOf(celebration: ListedCelebration, nowMs: number): Place {
  return isPast(celebration, nowMs) && celebration.deletesAt === null ? 'recap' : 'tonight';
}

function guestsOf(guests: number, days: number): string {
  return guests === 0 && days < 0 ? texts.guestsGone : texts.guestsIn(guests);
}

/** The heading of its month says when a celebration is. */
function whenOf({ state, deletesAt }: ListedCelebration, days: number, isInMonth: boolean): string | null {
  if (deletesAt !== null) return texts.isDeletedAt(shortTime(deletesAt));
  if (isInMonth) return null;
  return state === 'over' ? texts.over : texts.inDays(days);
}

/** Placeholders for the cards until the list is loaded. */
export function LoadingCards() {
  return (
    <>
      <p className="visually-hidden" role="status">
        {texts.loading}
      </p>
      <div className={styles.list} aria-hidden="true">
        {[0, 1, 2].map((place) => (
          <Card key={place} className={styles.celebration}>
            <span className={styles.day}>
              <i className={styles.bone} />
            </span>
            <span className={styles.words}>
              <i className={styles.bone} />
              <i className={styles.bone} />
            </span>
          </Card>
        ))}
      </div>
    </>
  );
}
