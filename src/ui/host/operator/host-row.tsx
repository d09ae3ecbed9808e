import { dayAndMonth } from '#messages/forms.ts';
import { name } from '#messages/hosts/account.ts';
import * as texts from '#messages/hosts/operator.ts';
import { locale } from '#messages/page.ts';
import type { HostEntry } from '../../../domain/accounts/host-entry.ts';
import { MINUTE_MS } from '../../../domain/limits.ts';
import { InlineButton } from '../../components/button.tsx';
import { daysBetween } from '../../messages/forms/dates.ts';
import { FactLine } from '../parts/facts.tsx';
import { Icon } from '../parts/icon.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { Initial, Row, Tag } from '../parts/row.tsx';
import { useHostState } from '../state/host-context.tsx';
import { cellsOf, type Intent } from './host-sheet.tsx';
import styles from './operator.module.css';

const RELATIVE = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

interface HostRowProps {
  host: HostEntry;
  onIntent(kind: Intent['kind']): void;
  onLift(): void;
  onSendAgain(): void;
}

/** The heads of the columns. Screen readers hear the name of each value with the value. */
export function HostHeads() {
  return (
    <div className={styles.heads} aria-hidden="true">
      <span>{name}</span>
      <span>{texts.celebrations}</span>
      <span>{texts.lastSeen}</span>
    </div>
  );
}

/** A host in the list: the figures are at the end of the row, or in columns of a table if there is room. */
export function HostRow(props: HostRowProps) {
  const { host } = props;
  const nowMs = Date.now();
  const { addresses, celebrations, seen } = cellsOf(host, nowMs);
  return (
    <Row
      start={<Initial of={host.name} />}
      tag={<StateTag host={host} />}
      hint={<FactLine facts={addresses} />}
      action={
        <>
          <span className={styles.figures}>
            <span data-none={host.celebrations === 0 || undefined}>
              <span aria-hidden="true">
                <Icon name="glass" />
                {host.celebrations}
              </span>
              <span className="visually-hidden">{celebrations}</span>
            </span>
            <span data-none={host.lastSeenAt === null || undefined}>
              <span aria-hidden="true">{host.lastSeenAt === null ? '–' : timeSince(host.lastSeenAt, nowMs)}</span>
              <span className="visually-hidden">{seen}</span>
            </span>
          </span>
          {!host.isOperator && <HostActs {...props} />}
        </>
      }
    >
      <bdi data-out={host.bannedAt !== null || undefined}>{host.name}</bdi>
    </Row>
  );
}

/** Operators cannot ban or remove themselves or each other here, only with `npm run hosts`. */
function HostActs({ host, onIntent, onLift, onSendAgain }: HostRowProps) {
  return (
    <>
      <span className={styles.acts}>
        {!host.isConfirmed && (
          <InlineButton aria-label={texts.sendMailAgainTo(host.name)} onClick={onSendAgain}>
            {texts.sendMailAgain}
          </InlineButton>
        )}
        {host.isConfirmed && host.bannedAt === null && (
          <InlineButton aria-label={texts.banOf(host.name)} onClick={() => onIntent('ban')}>
            {texts.ban}
          </InlineButton>
        )}
        {host.bannedAt !== null && (
          <InlineButton aria-label={texts.liftBanOf(host.name)} onClick={onLift}>
            {texts.liftBan}
          </InlineButton>
        )}
        <InlineButton aria-label={texts.removeOf(host.name)} onClick={() => onIntent('remove')}>
          {texts.remove}
        </InlineButton>
      </span>
      <IconButton
        className={styles.open}
        icon="next"
        label={texts.whatToDo(host.name)}
        onClick={() => onIntent('choose')}
      />
    </>
  );
}

function StateTag({ host }: { host: HostEntry }) {
  const isSelf = useHostState((state) => state.user?.id === host.id);
  if (host.isOperator) return <Tag>{isSelf ? texts.thatIsYou : texts.operator}</Tag>;
  if (host.bannedAt !== null) return <Tag kind="bad">{texts.bannedOn(host.bannedAt, Date.now())}</Tag>;
  return host.isConfirmed ? null : <Tag>{texts.notConfirmed}</Tag>;
}

/** 'now' within ten minutes, 'today', 'yesterday', '3 June' */
function timeSince(atMs: number, nowMs: number): string {
  if (nowMs - atMs < 10 * MINUTE_MS) return RELATIVE.format(0, 'second');
  const days = daysBetween(atMs, nowMs);
  return days > 1 ? dayAndMonth(atMs, nowMs) : RELATIVE.format(-Math.max(days, 0), 'day');
}
