import * as texts from '#messages/hosts/operator.ts';
import type { HostEntry } from '../../../domain/accounts/host-entry.ts';
import { TextButton } from '../../components/text-button.tsx';
import { FactLine } from '../parts/facts.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { Initial, Row, Tag } from '../parts/row.tsx';
import { useHostState } from '../state/host-context.tsx';
import { factsOf, type Intent } from './host-sheet.tsx';
import styles from './operator.module.css';

interface HostRowProps {
  host: HostEntry;
  onIntent(kind: Intent['kind']): void;
  onLift(): void;
  onSendAgain(): void;
}

/** One host. Operators cannot ban or remove themselves or each other here, only with `npm run hosts`. */
export function HostRow({ host, onIntent, onLift, onSendAgain }: HostRowProps) {
  const isSelf = useHostState((state) => state.user?.id === host.id);
  const coin = <Initial of={host.name} />;
  const name = <bdi className={styles.name}>{host.name}</bdi>;
  const facts = <FactLine className={styles.facts} facts={factsOf(host, Date.now())} />;
  if (host.isOperator) {
    return (
      <Row start={coin} tag={<Tag>{isSelf ? texts.thatIsYou : texts.operator}</Tag>} hint={facts}>
        {name}
      </Row>
    );
  }
  return (
    <Row
      start={coin}
      tag={<StateTag host={host} />}
      hint={facts}
      action={
        <>
          <span className={`only-laptop ${styles.acts}`}>
            {!host.isConfirmed && (
              <TextButton aria-label={texts.sendMailAgainTo(host.name)} onClick={onSendAgain}>
                {texts.sendMailAgain}
              </TextButton>
            )}
            {host.isConfirmed && host.bannedAt === null && (
              <TextButton aria-label={texts.banOf(host.name)} onClick={() => onIntent('ban')}>
                {texts.ban}
              </TextButton>
            )}
            {host.bannedAt !== null && (
              <TextButton aria-label={texts.liftBanOf(host.name)} onClick={onLift}>
                {texts.liftBan}
              </TextButton>
            )}
            <TextButton data-danger="" aria-label={texts.removeOf(host.name)} onClick={() => onIntent('remove')}>
              {texts.remove}
            </TextButton>
          </span>
          <IconButton
            className={`only-phone ${styles.open}`}
            icon="next"
            label={texts.whatToDo(host.name)}
            onClick={() => onIntent('choose')}
          />
        </>
      }
    >
      {name}
    </Row>
  );
}

function StateTag({ host: { isConfirmed, bannedAt } }: { host: HostEntry }) {
  if (bannedAt !== null) return <Tag kind="bad">{texts.bannedOn(bannedAt, Date.now())}</Tag>;
  return isConfirmed ? null : <Tag kind="new">{texts.isNew}</Tag>;
}
