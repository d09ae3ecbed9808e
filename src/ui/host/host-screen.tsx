import { useEffect } from 'react';
import { useLayer } from '../browser/navigation.ts';
import { AccountScreen } from './account/account-screen.tsx';
import { CelebrationScreen } from './celebrations/celebration-screen.tsx';
import { CelebrationsScreen } from './celebrations/celebrations-screen.tsx';
import { CopyScreen } from './celebrations/copy-screen.tsx';
import { CreateScreen } from './celebrations/create-screen.tsx';
import { AcceptInvitation } from './celebrations/hosts/accept-invitation.tsx';
import { CelebrationStep } from './first-hour/celebration-step.tsx';
import { FirstGuestStep } from './first-hour/first-guest-step.tsx';
import { GateScreen } from './gate/gate-screen.tsx';
import { HostsElsewhere } from './gate/hosts-elsewhere.tsx';
import { LoadFailed } from './gate/load-failed.tsx';
import { NotOffered } from './gate/not-offered.tsx';
import { HouseScreen } from './operator/house/house-screen.tsx';
import { OperatorScreen } from './operator/operator-screen.tsx';
import { useHost, useHostState } from './state/host-context.tsx';
import { addressOf, HOME, type HostRoute, type LinkTokens, parentOf } from './state/host-route.ts';

/** Shows the gate, or the current screen of a signed-in host. */
export function HostScreen() {
  const phase = useHostState((state) => state.phase);
  const isInside = useHostState((state) => state.user !== null && state.gate === null);
  const route = useHostState((state) => state.route);
  const invitation = useHostState((state) => state.invitation);
  const { go } = useHost();
  const isReady = phase === 'ready';
  const setup = useHostState(({ gate }) => (gate?.step === 'setup' && !gate.isTyped ? gate.token : null));
  useAddress(isReady, route, { invitation, setup });
  // The Back button goes one level up: from each tab to My celebrations, and from the places in Evening to Evening.
  useLayer(isReady && isInside && route.screen !== HOME.screen, () => go(parentOf(route)));
  if (phase === 'failed') return <LoadFailed />;
  if (phase === 'not-offered') return <NotOffered />;
  if (phase === 'elsewhere') return <HostsElsewhere />;
  if (!isReady) return null;
  return isInside ? <Inside route={route} /> : <GateScreen />;
}

function Inside({ route }: { route: HostRoute }) {
  const invitation = useHostState((state) => state.invitation);
  if (invitation) return <AcceptInvitation token={invitation} />;
  switch (route.screen) {
    case 'account':
      return <AccountScreen />;
    case 'operator':
      return <OperatorScreen />;
    case 'house':
      return <HouseScreen />;
    case 'first':
      return route.id === null ? <CelebrationStep /> : <FirstGuestStep key={route.id} id={route.id} />;
    case 'create':
      return <CreateScreen />;
    case 'copy':
      return <CopyScreen key={route.id} id={route.id} />;
    case 'celebration':
      return <CelebrationScreen key={route.id} id={route.id} place={route.place} />;
    case 'celebrations':
      return <CelebrationsScreen />;
  }
}

/**
 * Keeps the address equal to the shown screen, for reloads and bookmarks, and scrolls each new screen to its top. Until
 * the server has answered, the address of the opened link stays, so that a reload still has its token.
 */
function useAddress(
  isReady: boolean,
  route: HostRoute,
  { invitation, setup }: Pick<LinkTokens, 'invitation' | 'setup'>,
): void {
  // This is an effect because the address is outside React. A step back in the history also restores an older address.
  useEffect(() => {
    if (!isReady) return;
    const withToken = (name: string, token: string | null) => (token ? `&${name}=${encodeURIComponent(token)}` : '');
    const address = addressOf(route) + withToken('invitation', invitation) + withToken('setup', setup);
    const write = () => history.replaceState(history.state, '', address);
    write();
    scrollTo(0, 0);
    addEventListener('popstate', write);
    return () => removeEventListener('popstate', write);
  }, [isReady, route, invitation, setup]);
}
