import { createStore } from 'zustand/vanilla';
import type { AccountSettings, FirstStep, User } from '../../../domain/accounts/own-account.ts';
import type { OfferedInvitation } from '../../../domain/hosting/invitation.ts';
import type { Ports } from '../../browser/browser-ports.ts';
import { type AccountCalls, accountCalls } from '../calls/account.ts';
import { type Call, type CallFault, createCall, faultOf } from '../calls/call.ts';
import { hostingCalls } from '../calls/hosting.ts';
import type { GateStep } from './gate-step.ts';
import {
  HOME,
  type HostRoute,
  type HouseOutcome,
  type LinkTokens,
  readHouse,
  readRoute,
  readTokens,
} from './host-route.ts';
import { createKeptAnswers, type KeptAnswers } from './kept-answers.ts';
import { keepCouple } from './kept-couple.ts';
import { createKeptDrafts, type KeptDrafts } from './kept-drafts.ts';

/**
 * Whether the page has loaded. `not-offered`: nobody can be a host at this address. `elsewhere`: hosts must use another
 * address. `failed`: `fault` contains the reason.
 */
type Phase = 'loading' | 'failed' | 'not-offered' | 'elsewhere' | 'ready';

/** The server lets the calls of one address through one at a time, so waiting pages must not all call at once. */
const SHORTEST_WAIT_MS = 5_000;

export interface HostState {
  readonly phase: Phase;
  readonly fault: CallFault | null;
  /** The time when the page loads again by itself after too many calls, in ms on this device's clock. */
  readonly loadsAgainAt: number | null;
  /** This page at the hosts' address, if this page has another address. */
  readonly elsewhere: string | null;
  readonly settings: AccountSettings | null;
  readonly user: User | null;
  /** The step at the gate. Null: the sign-in, or no gate if a host is signed in. */
  readonly gate: GateStep | null;
  readonly route: HostRoute;
  /** The outcome of the sign-in at the house. Null if the host does not come from there. */
  readonly house: HouseOutcome | null;
  /** The token of an invitation that has not been answered. */
  readonly invitation: string | null;
  /** The address that may sign up with an operator's invitation. Null if there is none, or while it is unknown. */
  readonly invitedEmail: string | null;
  /** The content of a co-host's invitation, for somebody who is not signed in. */
  readonly offer: OfferedInvitation | null;
}

export interface Host extends Ports {
  /** Makes the calls under /api/host. After a 401 the gate is shown, and signing in returns to the same route. */
  readonly call: Call;
  readonly account: AccountCalls;
  readonly drafts: KeptDrafts;
  readonly answers: KeptAnswers;
  readonly getState: () => HostState;
  readonly getInitialState: () => HostState;
  readonly subscribe: (listener: (state: HostState, before: HostState) => void) => () => void;
  /** Loads who is signed in. Call it again when the server could not be reached. */
  load(): Promise<void>;
  /** Shows another screen. */
  go(route: HostRoute): void;
  /** Shows a step at the gate. Null closes the gate's step. */
  show(step: GateStep | null): void;
  /** Continues after the first step of the sign-in. `step` is shown next if the host is then signed in. */
  enter(signedIn: FirstStep, step?: GateStep | null): void;
  /** Stores what the server has sent about the signed-in host. */
  learn(user: User): void;
  /** This phone is signed out. */
  leave(): void;
  /** Forgets the invitation, which was accepted, declined, or is no longer valid. */
  endInvitation(): void;
}

const NOBODY = { user: null, gate: null } as const;

/** Creates the state of the hosts' page and the functions that change it. */
export function createHost(ports: Ports, search: string): Host {
  const { confirm, recover, invitation, setup } = readTokens(search);
  const house = readHouse(search);
  const state = createStore<HostState>(() => ({
    ...NOBODY,
    phase: 'loading',
    fault: null,
    loadsAgainAt: null,
    elsewhere: null,
    settings: null,
    // There both accounts are connected.
    route: house === null ? readRoute(search) : { screen: 'account' },
    house,
    invitation,
    invitedEmail: null,
    offer: null,
  }));
  const call = createCall({ fetch: ports.fetch, onSignedOut: () => state.setState(NOBODY) });
  const account = accountCalls(call);
  /** The tokens of the link that are not yet used. Each is used once. */
  let unused: Pick<LinkTokens, 'confirm' | 'recover' | 'setup'> = { confirm, recover, setup };

  // Drafts and answers outlive a session that has ended, but no other host sees them.
  const drafts = createKeptDrafts();
  const answers = createKeptAnswers();
  state.subscribe(({ user }) => {
    if (!user) return;
    drafts.keepFor(user.id);
    answers.keepFor(user.id);
  });

  let cancelNextLoad = () => {};

  const show = (gate: GateStep | null) => state.setState({ gate, house: null });

  function enter(signedIn: FirstStep, step: GateStep | null = null): void {
    if ('user' in signedIn)
      state.setState(({ settings }) => ({ ...withHost(settings), user: signedIn.user, gate: step, house: null }));
    else show({ step: 'second-step' });
  }

  async function whoIsSignedIn(): Promise<User | null> {
    try {
      return (await account.user()).user;
    } catch (error) {
      // The server also gives this answer before the setup code is typed. If nobody can be a host here, the settings
      // say so.
      if (['not-signed-in', 'no-hosts'].includes(faultOf(error).code)) return null;
      throw error;
    }
  }

  async function load(): Promise<void> {
    cancelNextLoad();
    // A waiting page keeps its sentence until there is an answer.
    const { phase, loadsAgainAt } = state.getState();
    if (phase !== 'failed' && loadsAgainAt === null) state.setState({ phase: 'loading' });
    try {
      const [settings, user] = await Promise.all([account.settings(), whoIsSignedIn()]);
      state.setState({ settings, user });
      // No form would work here, because the server accepts calls only from pages at its own address.
      if (isElsewhere(settings)) {
        return state.setState({
          phase: 'elsewhere',
          elsewhere: `${settings.address}/${location.search}`,
          loadsAgainAt: null,
        });
      }
      await followLink();
      state.setState({ phase: 'ready', loadsAgainAt: null });
    } catch (error) {
      failToLoad(faultOf(error));
    }
  }

  function failToLoad(fault: CallFault): void {
    cancelNextLoad();
    const isTooSoon = fault.code === 'too-many';
    const triesAgain = isTooSoon || fault.code === 'no-answer' || fault.code === 'unavailable';
    const waitMs = Math.max(SHORTEST_WAIT_MS, fault.retryAfterMs ?? 0);
    state.setState({
      phase: fault.code === 'no-hosts' ? 'not-offered' : 'failed',
      fault,
      loadsAgainAt: isTooSoon ? ports.clock.now() + waitMs : null,
    });
    if (triesAgain) cancelNextLoad = ports.clock.after(waitMs, load);
  }

  /** Uses the token, if the page was opened with a link from a mail. */
  async function followLink(): Promise<void> {
    const { confirm, recover, setup } = unused;
    const { user, invitation } = state.getState();
    if (confirm) await confirmAddress(confirm);
    else if (recover) show({ step: 'new-password', token: recover });
    else if (!user) await comeIn(setup, invitation);
    unused = { confirm: null, recover: null, setup: null };
  }

  async function confirmAddress(token: string): Promise<void> {
    const isKnown = state.getState().user !== null;
    try {
      const signedIn = await account.verify(token);
      if ('next' in signedIn) return show({ step: 'new-password', token: signedIn.token, isFirst: true });
      if (isKnown) state.setState({ route: { screen: 'account' } });
      const isAwaited = isKnown || state.getState().invitation !== null;
      enter(signedIn, isAwaited ? null : { step: 'verified' });
    } catch (error) {
      if (faultOf(error).code !== 'link-expired') throw error;
      show({ step: 'expired', why: 'confirm' });
    }
  }

  /** Loads an invitation: an operator's, which names who may sign up, or a co-host's, which is answered later. */
  async function lookAtInvitation(token: string): Promise<void> {
    try {
      const { email } = await account.invitation(token);
      const offer = email === null ? await hostingCalls(call).invitation(token) : null;
      state.setState({ invitedEmail: email, offer });
      show({ step: offer ? 'invited' : 'sign-up' });
    } catch (error) {
      if (!['link-expired', 'unknown-invitation'].includes(faultOf(error).code)) throw error;
      endInvitation();
      show({ step: 'invitation-gone' });
    }
  }

  /** Chooses the step for somebody who is not signed in, from the tokens of a link. */
  async function comeIn(setup: string | null, invitation: string | null): Promise<void> {
    if (setup) await lookAtSetUp(setup);
    else if (invitation) await lookAtInvitation(invitation);
  }

  /** Shows the step for the setup link of the first host. */
  async function lookAtSetUp(token: string): Promise<void> {
    try {
      await account.setUpLink(token);
      show({ step: 'setup', token });
    } catch (error) {
      const { code } = faultOf(error);
      if (code === 'signup-off') return show({ step: 'by-invitation' });
      if (code !== 'set-up' && code !== 'link-expired') throw error;
      show({ step: 'setup-gone', why: code === 'set-up' ? 'used' : 'old' });
    }
  }

  const endInvitation = () => state.setState({ invitation: null, invitedEmail: null, offer: null });

  function leave(): void {
    drafts.clear();
    answers.clear();
    keepCouple(ports.storage, null);
    state.setState({ ...NOBODY, route: HOME, house: null });
  }

  ports.lifecycle.onWake(() => {
    const { phase, fault } = state.getState();
    // After too many calls, the page waits instead.
    if (phase === 'failed' && fault?.code !== 'too-many') void load();
    if (state.getState().user) whoIsSignedIn().then((user) => state.setState(user ? { user } : NOBODY), ignoreFault);
  });

  return {
    ...ports,
    call,
    account,
    drafts,
    answers,
    getState: state.getState,
    getInitialState: state.getInitialState,
    subscribe: state.subscribe,
    load,
    show,
    enter,
    go: (route) => state.setState({ route, gate: null, house: null }),
    learn: (user) => state.setState({ user }),
    leave,
    endInvitation,
  };
}

/** There is a host now. */
const withHost = (settings: AccountSettings | null) =>
  settings ? { settings: { ...settings, isNew: false, asksForCode: false } } : {};

const isElsewhere = ({ address }: AccountSettings) => address !== undefined && address !== location.origin;

/** If a call gets no answer, the host stays signed in until the next call. */
function ignoreFault(error: unknown): void {
  faultOf(error);
}
