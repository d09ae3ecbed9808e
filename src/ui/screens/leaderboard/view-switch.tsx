import { type KeyboardEvent, useRef } from 'react';
import * as leaderboard from '#messages/leaderboard.ts';
import type { View } from '../../../domain/leaderboard/leaderboard.ts';
import styles from './view-switch.module.css';

const TABS: readonly { view: View; label: string }[] = [
  { view: 'top', label: leaderboard.topTen },
  { view: 'all', label: leaderboard.allGuests },
];

interface ViewSwitchProps {
  view: View;
  panelId: string;
  onChoose(view: View): void;
}

export function tabId(panelId: string, view: View): string {
  return `${panelId}-${view}`;
}

/** The switch between the two leaderboards (docs/readings.md#two-leaderboards): tabs with arrow keys. */
export function ViewSwitch({ view, panelId, onChoose }: ViewSwitchProps) {
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const next = viewFor(event.key, view);
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    list.current?.querySelector<HTMLElement>(`[data-view="${next}"]`)?.focus();
  }

  return (
    <div ref={list} className={styles.switch} role="tablist" aria-label={leaderboard.view}>
      {TABS.map((tab) => (
        <button
          key={tab.view}
          type="button"
          role="tab"
          id={tabId(panelId, tab.view)}
          data-view={tab.view}
          aria-selected={tab.view === view}
          aria-controls={panelId}
          tabIndex={tab.view === view ? 0 : -1}
          onClick={() => onChoose(tab.view)}
          onKeyDown={move}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

/** With two tabs, each arrow key selects the other tab, in both reading directions. */
function viewFor(key: string, view: View): View | null {
  if (key === 'ArrowLeft' || key === 'ArrowRight') return view === 'top' ? 'all' : 'top';
  if (key === 'Home') return 'top';
  return key === 'End' ? 'all' : null;
}
