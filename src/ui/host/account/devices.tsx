import * as texts from '#messages/hosts/account.ts';
import * as shared from '#messages/hosts/hosts.ts';
import type { DeviceSession } from '../../../domain/accounts/own-account.ts';
import { focusHeading } from '../../components/screen-heading.tsx';
import { goneIsDone } from '../acts/gone-is-done.ts';
import { useAct } from '../acts/use-act.ts';
import type { Loaded } from '../acts/use-loaded.ts';
import { SmallButton } from '../celebrations/parts/small-button.tsx';
import { Trouble } from '../notices/trouble.tsx';
import { Setting, SettingFact, SettingsGroup } from '../parts/settings.tsx';
import { useHost } from '../state/host-context.tsx';

/** The list of devices on which this account is signed in. Only the kind of each device is known. */
export function Devices({ loaded }: { loaded: Loaded<{ sessions: readonly DeviceSession[] }> }) {
  const { account } = useHost();
  const act = useAct();

  async function end(isLeft: (session: DeviceSession) => boolean, done: string, call: () => Promise<unknown>) {
    const isDone = await act({ run: call, done });
    if (!isDone) return;
    loaded.set((now) => now && { sessions: now.sessions.filter(isLeft) });
    focusHeading();
  }

  if (!loaded.value) return null;
  const { sessions } = loaded.value;
  return (
    <SettingsGroup title={texts.whereSignedIn}>
      <Trouble of={loaded} isLine />
      <ul role="list">
        {sessions.map((session) => (
          <li key={session.id}>
            <DeviceRow
              session={session}
              onEnd={() =>
                end(
                  ({ id }) => id !== session.id,
                  texts.deviceSignedOut,
                  () => goneIsDone(() => account.endSession(session.id)),
                )
              }
            />
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Setting
          icon="out"
          isAction
          onClick={() => end(({ isCurrent }) => isCurrent, texts.signedOutElsewhere, account.signOutElsewhere)}
        >
          {texts.signOutElsewhere}
        </Setting>
      )}
    </SettingsGroup>
  );
}

function DeviceRow({ session, onEnd }: { session: DeviceSession; onEnd(): void }) {
  const { device, isCurrent, lastUsedAt } = session;
  if (isCurrent) {
    return (
      <SettingFact icon={device} value={texts.now}>
        {texts.thisDevice[device]}
      </SettingFact>
    );
  }
  const used = texts.lastUsed(lastUsedAt, Date.now());
  return (
    <SettingFact
      icon={device}
      hint={used}
      action={
        <SmallButton label={texts.signOutDevice[device](used)} onClick={onEnd}>
          {shared.signOut}
        </SmallButton>
      }
    >
      {texts.aDevice[device]}
    </SettingFact>
  );
}
