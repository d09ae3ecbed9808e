import type { ComponentProps } from 'react';
import type { DrinkChoice } from '../../domain/drink-menu.ts';
import { PROBLEM_STATUS } from '../../domain/protocol/session-wire.ts';
import { TICKET_PROBLEM_STATUS } from '../../domain/protocol/ticket.ts';
import { createDeletions, type DeletionsDeps } from '../../sync/celebrations/deletions.ts';
import { createKeepsakeNotes } from '../../sync/celebrations/keepsake-notes.ts';
import { startPushingAsides } from '../../sync/celebrations/push-asides.ts';
import { createLocationSharing, type LocationDeps } from '../../sync/evening/location.ts';
import type { KnownFacts } from '../../sync/phone/known-celebration.ts';
import type { Geolocation, Locks } from '../../sync/ports.ts';
import { followNews } from '../../sync/two-phones/follow-news.ts';
import { browserGeolocation } from '../browser/browser-geolocation.ts';
import { sendThrough } from '../browser/fetch-through.ts';
import { NameNote } from '../dialogs/shared-name.ts';
import { mayReloadPage } from '../loading/missing-code.ts';
import { type LoadOffline, prepareOffline } from '../offline/prepare-offline.ts';
import { noteTaps } from '../taps-and-focus/note-taps.ts';
import { startCarryingOn } from './carry-on/carrying-on.ts';
import { CodeLink } from './celebration/code-link.tsx';
import { greetingOf } from './celebration/couple.tsx';
import { startJoining } from './celebration/joining.ts';
import { WhoIsIn } from './celebration/who-is-in.tsx';
import { CelebrationSheets } from './celebration-sheets.tsx';
import { HostStatus } from './door/host-notices.tsx';
import { GettingHomeCard } from './getting-home/getting-home.tsx';
import { findInstallation } from './invitation/installation-origin.ts';
import { keepNotes } from './keepsake/keep-notes.ts';
import type { LoadKeepsake } from './keepsake/keepsake-sheet.tsx';
import { startOwnLimit } from './limit/own-limit.ts';
import { followLook } from './look/follow-look.ts';
import { MenuCards } from './menu/menu-cards.tsx';
import { noteThumb } from './menu/use-quiet.ts';
import { startMoments } from './moments/moments.ts';
import { PaceNote } from './pace/pace-note.tsx';
import { openNoticeFromAddress } from './privacy/notice-word.tsx';
import { questionParts } from './question-parts.tsx';
import { QuietOffer } from './quiet/quiet-offer.tsx';
import { ResetDialog } from './settings/irreversible-sheet.tsx';
import { LocationDialog } from './settings/location-dialog.tsx';
import { Notices, WelcomeNotices } from './settings/notices.tsx';
import { YouSheet } from './settings/you-sheet.tsx';
import { YourData } from './settings/your-data.tsx';
import type { LoadSquares } from './squares.ts';
import { RefusalNews } from './tonight/refusal-news.tsx';
import { TonightSheet } from './tonight/tonight-sheet.tsx';
import { TonightWord } from './tonight/tonight-word.tsx';
import { type ExpiryDeps, watchExpiry } from './watch-expiry.ts';

type SettingsDeps = Omit<LocationDeps, 'geolocation'> &
  DeletionsDeps &
  ExpiryDeps & {
    locks: Locks;
    loadOffline: LoadOffline;
    /** Code that only some need. Tests bring their own. */
    loadSquares?: LoadSquares;
    loadKeepsake?: LoadKeepsake;
    geolocation?: Geolocation;
  };

const SELDOM = {
  loadSquares: () => import('./squares.ts'),
  loadKeepsake: () => import('./keepsake/keepsake-sheet.tsx'),
} as const;

/**
 * Starts everything that is not part of the first load, and returns it for the screens. Resumes sharing and pending
 * deletions. Call it once for each load of the page. `close` stops everything.
 */
export function startSettings(deps: SettingsDeps) {
  const { loadSquares, loadKeepsake } = { ...SELDOM, ...deps };
  const moments = startMoments(deps);
  sendThrough({ ...PROBLEM_STATUS, ...TICKET_PROBLEM_STATUS }, moments.overhear);
  const sharing = createLocationSharing({ geolocation: browserGeolocation, ...deps });
  const deletions = createDeletions(deps);
  const joining = startJoining(deps);
  const carryingOn = startCarryingOn(deps);
  const notes = createKeepsakeNotes(deps);
  const keepsake = { notes, loadKeepsake, hasMoments: () => moments.getState().isOn };
  const limit = startOwnLimit(deps);
  const { otherPhone, takeOver } = carryingOn;
  const stops = [
    watchExpiry(deps),
    startPushingAsides(deps),
    followNews({ ...deps, otherPhone }),
    carryingOn.close,
    // Looks the celebration up after an evening has arrived, because the ticket does not have all settings of the
    // hosts.
    takeOver.subscribe(({ arrived }, before) => {
      if (arrived && arrived !== before.arrived) joining.lookAgain();
    }),
    moments.close,
    keepNotes({ ...deps, notes, moments, joining }),
    limit.close,
    noteTaps(),
    // This starts after the joining, which knows what the page was opened with.
    followLook(deps),
    noteThumb(),
  ];
  void sharing.resume();
  openNoticeFromAddress();
  prepareOffline(deps, deps.loadOffline, () => mayReloadPage(deps.store));
  const { installation, canSetUp } = findInstallation(deps);
  const shared = {
    sharing,
    deletions,
    joining,
    carryingOn,
    moments,
    keepsake,
    notice: { load: async () => (await loadSquares()).squares.NoticeSheet, ports: deps },
    installation,
    loadInviteSheet: async () => (await loadSquares()).squares.InviteSheet,
    loadCarryOnSheets: async () => (await loadSquares()).squares.CarryOnSheets,
  };
  return {
    sharing,
    takeOver,
    LocationDialog: (props: { isDialogOpen: boolean }) => <LocationDialog {...shared} {...props} />,
    YouSheet: (props: Omit<ComponentProps<typeof YouSheet>, 'settings'>) => (
      <YouSheet {...props} settings={<YourData {...shared} onLeave={props.onClose} />} />
    ),
    Notices: () => <Notices {...shared} />,
    NameNote,
    WelcomeNotices: () => <WelcomeNotices {...shared} />,
    ResetDialog,
    TonightSheet: (props: Omit<ComponentProps<typeof TonightSheet>, 'limit'>) => (
      <TonightSheet {...props} limit={limit} />
    ),
    TonightWord,
    CelebrationSheets: (props: { onStats(): void }) => (
      <>
        <CelebrationSheets {...shared} {...props} />
        <RefusalNews />
      </>
    ),
    HostStatus,
    CodeLink: () => <CodeLink joining={joining} canSetUp={canSetUp} />,
    GettingHomeCard: () => <GettingHomeCard joining={joining} />,
    MenuCards,
    questionParts: (choice: DrinkChoice) => questionParts(choice, limit),
    /** The open celebration shows only the texts of the specification. */
    PaceNote: () => <PaceNote limit={limit} />,
    QuietOffer,
    greetingOf: (facts: KnownFacts) => greetingOf(facts, <WhoIsIn joining={joining} />),
    close() {
      sharing.close();
      deletions.close();
      joining.close();
      for (const stop of stops) stop();
    },
  };
}
