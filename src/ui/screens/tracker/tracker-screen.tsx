import { useState } from 'react';
import * as tracker from '#messages/tracker.ts';
import { type Offered, shownCount } from '../../../domain/celebration/without-alcohol.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/drawings/icon.tsx';
import { Mark } from '../../components/drawings/rings.tsx';
import { useClink, usePhone } from '../../guest/clink-context.tsx';
import { useSettings } from '../../later/use-settings.tsx';
import { BottomBar, Page, SideColumn } from '../frame/page.tsx';
import { Counter } from './counter.tsx';
import { DrinkDialog } from './drink-dialog.tsx';
import { DrinkTiles } from './drink-tiles.tsx';
import { PacePicker } from './pace-picker.tsx';
import { Top } from './top.tsx';
import styles from './tracker-screen.module.css';
import { useDrinkFlow } from './use-drink-flow.ts';
import { Welcome } from './welcome.tsx';

/** The screens that take the tracker's place. */
export type ScreenName = 'stats' | 'leaderboard';

interface TrackerScreenProps {
  takesFocus: boolean;
  awaited: ScreenName | null;
  onOpen(name: ScreenName): void;
}

/** The drink tracker and its dialogs (docs/spec-coverage.md §2.5 to §2.28). */
export function TrackerScreen({ takesFocus, awaited, onOpen }: TrackerScreenProps) {
  const { store } = useClink();
  const settings = useSettings();
  const userName = usePhone((phone) => phone.userName);
  const hostsName = usePhone((phone) => phone.decision?.name);
  const drinks = usePhone((phone) => phone.session.drinks);
  const celebration = usePhone((phone) => phone.celebration);
  // When the hosts change the offer, the page waits until nobody is about to tap.
  const [offered = celebration, setOffered] = useState<Offered>();
  const [sheet, setSheet] = useState<'you' | 'reset' | 'tonight' | null>(null);
  const closeSheet = () => setSheet(null);
  const { choice, confirmed, canReset, choose, cancel, confirm } = useDrinkFlow();
  const isDialogOpen = userName === null || sheet !== null || choice !== null;

  function saveName(name: string) {
    const fault = store.saveName(name);
    if (!fault) closeSheet();
    return fault;
  }

  return (
    <>
      <Page className={styles.screen}>
        <div className={styles.first}>
          <SideColumn className={styles.hero}>
            <Top
              takesFocus={takesFocus}
              userName={userName && (hostsName ?? userName)}
              onOpenYou={() => setSheet('you')}
            />
            <Counter
              {...shownCount(drinks, offered)}
              hasZero={!offered?.withoutAlcohol}
              clinks={confirmed.length}
              onOpen={() => setSheet('tonight')}
            />
          </SideColumn>
          <div aria-live="polite">{settings && <settings.Notices />}</div>
          <DrinkTiles
            confirmed={confirmed}
            offered={offered}
            onOffer={setOffered}
            onChoose={(drink) => {
              // A sheet whose code loads late must not open over the drink's dialog.
              closeSheet();
              choose(drink);
            }}
            onTonight={() => setSheet('tonight')}
          />
        </div>
        {settings && <settings.QuietOffer />}
        {!offered?.withoutAlcohol && <PacePicker />}
        <Tail canReset={canReset} onReset={() => setSheet('reset')} />
        <Dock awaited={awaited} onOpen={onOpen} />
      </Page>
      <Welcome isDue={userName === null} onSubmit={saveName} />
      {settings && <settings.YouSheet isOpen={sheet === 'you'} onSave={saveName} onClose={closeSheet} />}
      <DrinkDialog choice={choice} onChoose={choose} onConfirm={confirm} onCancel={cancel} />
      {settings && <settings.ResetDialog isOpen={sheet === 'reset'} onClose={closeSheet} />}
      {settings && <settings.TonightSheet isOpen={sheet === 'tonight'} onClose={closeSheet} />}
      {settings && <settings.LocationDialog isDialogOpen={isDialogOpen} />}
    </>
  );
}

interface DockProps {
  /** The screen that was tapped and is still loading. */
  awaited: ScreenName | null;
  onOpen(name: ScreenName): void;
}

function Dock({ awaited, onOpen }: DockProps) {
  return (
    <BottomBar className={styles.dock} aria-label={tracker.views}>
      <Button kind="surface" aria-busy={awaited === 'stats'} onClick={() => onOpen('stats')}>
        <Icon name="chart" />
        <span>{tracker.viewStats}</span>
      </Button>
      <Button kind="surface" aria-busy={awaited === 'leaderboard'} onClick={() => onOpen('leaderboard')}>
        <Icon name="cup" />
        <span>{tracker.leaderboard}</span>
      </Button>
    </BottomBar>
  );
}

/** The end of the tracker: the Reset button, far from everything that guests tap often, and the footer. */
function Tail({ canReset, onReset }: { canReset: boolean; onReset(): void }) {
  return (
    <footer className={styles.tail}>
      <button type="button" className={styles.reset} disabled={!canReset} onClick={onReset}>
        <Icon name="reset" />
        {tracker.reset}
      </button>
      <p>
        <Mark />
        {tracker.drinkResponsibly}
      </p>
    </footer>
  );
}
