import * as shared from '#messages/hosts.ts';
import * as texts from '#messages/hosts-account.ts';
import type { DeviceSession } from '../../../domain/accounts/own-account.ts';
import { Button } from '../../components/button.tsx';
import { focusHeading } from '../../components/screen-heading.tsx';
import { useHost } from '../host-context.tsx';
import { Row } from '../parts/row.tsx';
import { TitledCard } from '../parts/titled-card.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { useAct } from '../parts/use-act.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import { TextLink } from '../shell/text-link.tsx';
import styles from './account.module.css';

/** Where this account is signed in. Only the kind of device is known. */
export function Devices() {
  const { account } = useHost();
  const act = useAct();
  const loaded = useLoaded(account.sessions);
  const sessions = loaded.value?.sessions ?? [];

  async function end(isLeft: (session: DeviceSession) => boolean, done: string, call: () => Promise<unknown>) {
    const isDone = await act({ run: call, done });
    if (!isDone) return;
    loaded.set({ sessions: sessions.filter(isLeft) });
    focusHeading();
  }

  return (
    <TitledCard title={texts.whereSignedIn}>
      <Trouble of={loaded} />
      <ul role="list">
        {sessions.map((session) => (
          <li key={session.id}>
            <DeviceRow
              session={session}
              onEnd={() =>
                end(
                  ({ id }) => id !== session.id,
                  texts.deviceSignedOut,
                  () => account.endSession(session.id),
                )
              }
            />
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          isWide
          className={styles.foot}
          onClick={() => end(({ isCurrent }) => isCurrent, texts.signedOutElsewhere, account.signOutElsewhere)}
        >
          {texts.signOutElsewhere}
        </Button>
      )}
    </TitledCard>
  );
}

function DeviceRow({ session, onEnd }: { session: DeviceSession; onEnd(): void }) {
  const { device, isCurrent, lastUsedAt } = session;
  if (isCurrent) return <Row hint={texts.now}>{texts.thisDevice[device]}</Row>;
  const used = texts.lastUsed(lastUsedAt, Date.now());
  return (
    <Row
      hint={used}
      action={
        <TextLink aria-label={texts.signOutDevice(texts.aDevice[device], used)} onClick={onEnd}>
          {shared.signOut}
        </TextLink>
      }
    >
      {texts.aDevice[device]}
    </Row>
  );
}
