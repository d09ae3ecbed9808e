import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { howEveryoneIsDoing, leaderboard } from '#messages/leaderboard.ts';
import { rankName, USUAL_BOARDS } from '../../../domain/leaderboard/boards.ts';
import type { View } from '../../../domain/leaderboard/leaderboard.ts';
import type { LiveState } from '../../../sync/live/live-state.ts';
import { ScreenHeading, usePageTitle } from '../../components/screen-heading.tsx';
import { useClink, useLive, usePhone } from '../../guest/clink-context.tsx';
import { BackBar } from '../frame/back-bar.tsx';
import { Page, SideColumn } from '../frame/page.tsx';
import { AllGuests } from './all-guests.tsx';
import { type BoardChoice, useBoardChoice } from './board-choice.ts';
import { BoardChooser } from './board-chooser.tsx';
import styles from './leaderboard-screen.module.css';
import { WAVE_MS } from './motion/use-rank-moves.ts';
import { useSwipe } from './motion/use-swipe.ts';
import { LiveMark } from './notes/live-mark.tsx';
import { NoBoards, NoLeaderboard, Waiting } from './notes/quiet-state.tsx';
import { ScopeNote } from './notes/scope-note.tsx';
import { OwnHiddenRow } from './own/own-hidden-row.tsx';
import { OwnRankRow } from './own/own-rank-row.tsx';
import { OwnRankNews } from './own/your-rankings.tsx';
import { TopTen } from './top-ten.tsx';
import { tabId, ViewSwitch } from './view-switch.tsx';

type Latest = Pick<LiveState, 'leaderboard' | 'you' | 'scope'>;

/** The live leaderboard: three cards or one board, or behind a switch the single list (docs/readings.md#two-leaderboards). */
export function LeaderboardScreen({ onBack }: { onBack(): void }) {
  usePageTitle(leaderboard);
  const { live } = useClink();
  const [view, setView] = useState<View>('top');
  const panelId = useId();
  const latest = useCalm(useLive(useShallow(({ leaderboard, you, scope }) => ({ leaderboard, you, scope }))), WAVE_MS);
  const choice = useBoardChoice(latest.leaderboard?.boards ?? USUAL_BOARDS);
  const ownId = usePhone((phone) => phone.identity.sessionId);

  // In the list of all guests, the guest's own row stays visible.
  const hasOwnRow = view === 'top' && choice.isChoice;

  // This is an effect because the stream is outside React. It is open while this screen is shown, for the chosen view.
  useEffect(() => live.watch(view), [live, view]);

  return (
    <Page data-full="" data-rows={hasOwnRow ? 2 : undefined}>
      <SideColumn className={styles.rail}>
        <header className={styles.head}>
          <ScreenHeading>{leaderboard}</ScreenHeading>
          <div className={styles.under}>
            <p>{howEveryoneIsDoing}</p>
            <LiveMark />
          </div>
          <ScopeNote />
        </header>
      </SideColumn>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls takes the focus, so that keys can scroll it */}
      <div className={styles.panel} role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, view)} tabIndex={0}>
        <LeaderboardPanel view={view} latest={latest} choice={choice} ownId={ownId} />
      </div>
      <BackBar
        onBack={onBack}
        beside={<ViewSwitch view={view} panelId={panelId} onChoose={setView} />}
        above={
          hasOwnRow &&
          latest.leaderboard && (
            <OwnRankRow
              key={choice.board}
              leaderboard={latest.leaderboard}
              board={choice.board}
              you={latest.you}
              ownId={ownId}
            />
          )
        }
      />
    </Page>
  );
}

interface LeaderboardPanelProps {
  view: View;
  latest: Latest;
  choice: BoardChoice;
  ownId: string;
}

/**
 * The last known leaderboard, or a placeholder before the first one. With more than the usual boards, the guest chooses
 * one of them, or swipes (docs/readings.md#boards-of-a-celebration).
 */
function LeaderboardPanel({ view, latest: { leaderboard, you, scope }, choice, ownId }: LeaderboardPanelProps) {
  const status = useLive((live) => live.status);
  const swipe = useSwipe(choice.step);
  if (!leaderboard) return status === 'offline' ? <NoLeaderboard /> : <Waiting />;
  const { boards, board, isChoice, cameFrom } = choice;
  if (boards.length === 0) return <NoBoards />;
  return (
    <>
      {/*
       * The usual second board is the pace. A rank on it falls as time passes, and such a fall is not announced.
       */}
      {(isChoice ? [board] : boards).map((shown) => (
        <OwnRankNews
          key={`news ${shown}`}
          board={shown}
          rank={you?.[rankName(shown)] ?? null}
          guests={leaderboard.guests}
          saysFalls={isChoice || shown === boards[0]}
        />
      ))}
      {isChoice && <BoardChooser boards={boards} chosen={board} onChoose={choice.choose} />}
      <div
        key={isChoice ? board : 'all'}
        className={styles.board}
        data-came-from={cameFrom || undefined}
        {...(isChoice && swipe)}
      >
        <OwnHiddenRow board={board} />
        {view === 'all' ? (
          <AllGuests key={board} leaderboard={leaderboard} board={board} status={status} scope={scope} ownId={ownId} />
        ) : (
          <TopTen leaderboard={leaderboard} chosen={isChoice ? board : null} you={you} scope={scope} ownId={ownId} />
        )}
      </div>
    </>
  );
}

/**
 * Returns the newest `value`, but changes at most every `pauseMs`. The first change shows immediately, and the last one
 * is never lost. A change from null shows immediately.
 */
function useCalm<T>(value: T, pauseMs: number): T {
  const [shown, setShown] = useState(value);
  const inPage = useRef(shown);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);

  // The pause begins when a change is in the page, not when it was requested.
  useLayoutEffect(() => {
    if (Object.is(inPage.current, shown)) return;
    if (inPage.current !== null) changedAt.current = performance.now();
    inPage.current = shown;
  }, [shown]);

  // This runs before the paint, so that a value that may be shown immediately is not a frame late.
  useLayoutEffect(() => {
    if (Object.is(value, shown)) return;
    const show = () => setShown(() => value);
    const waitMs = changedAt.current + pauseMs - performance.now();
    if (waitMs <= 0) return show();
    const timer = setTimeout(show, waitMs);
    return () => clearTimeout(timer);
  }, [value, shown, pauseMs]);

  return shown;
}
