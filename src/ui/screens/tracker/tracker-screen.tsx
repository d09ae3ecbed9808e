import { useState } from 'react';
import { countAlcoholic } from '../../../domain/session/drink-entry.ts';
import { DrinkDialog } from '../../dialogs/drink-dialog.tsx';
import { Welcome } from '../../dialogs/welcome.tsx';
import { YouSheet } from '../../dialogs/you-sheet.tsx';
import { useClink, usePhone } from '../../guest/clink-context.tsx';
import type { ScreenName } from '../../guest/screen-name.ts';
import type { SettingsParts } from '../../guest/settings-parts.ts';
import { Page, Rail } from '../frame/page.tsx';
import { Counter } from './counter.tsx';
import { Dock } from './dock.tsx';
import { DrinkTiles } from './drink-tiles.tsx';
import { Notices } from './notices.tsx';
import { PacePicker } from './pace-picker.tsx';
import { Tail } from './tail.tsx';
import { Top } from './top.tsx';
import styles from './tracker-screen.module.css';
import { useDrinkFlow } from './use-drink-flow.ts';
import { useIsCalm } from './use-is-calm.ts';

interface TrackerScreenProps {
  takesFocus: boolean;
  awaited: ScreenName | null;
  /** Null until their code has loaded. */
  settings: SettingsParts | null;
  onOpen(name: ScreenName): void;
}

/** The drink tracker and its dialogs (docs/spec-coverage.md §2.5 to §2.28). */
export function TrackerScreen({ takesFocus, awaited, settings, onOpen }: TrackerScreenProps) {
  const { store } = useClink();
  const userName = usePhone((phone) => phone.userName);
  const hostsName = usePhone((phone) => phone.decision?.name);
  const count = usePhone((phone) => countAlcoholic(phone.session.drinks));
  const [sheet, setSheet] = useState<'you' | 'reset' | 'tonight' | null>(null);
  const closeSheet = () => setSheet(null);
  const { choice, confirmed, choose, cancel, confirm } = useDrinkFlow();
  const isDialogOpen = userName === null || sheet !== null || choice !== null;
  const isLocationDue = useIsCalm(isDialogOpen);

  function saveName(name: string) {
    const fault = store.saveName(name);
    if (!fault) closeSheet();
    return fault;
  }

  return (
    <>
      <Page className={styles.screen}>
        <div className={styles.first}>
          <Rail className={styles.hero}>
            <Top
              takesFocus={takesFocus}
              userName={userName && (hostsName ?? userName)}
              settings={settings}
              onOpenYou={() => setSheet('you')}
            />
            <Counter count={count} clinks={confirmed.length} onOpen={() => setSheet('tonight')} />
          </Rail>
          <Notices>{settings && <settings.DeletionNotice />}</Notices>
          <DrinkTiles
            confirmed={confirmed}
            onChoose={(drinkType) => {
              // A sheet whose code comes late must not open over the drink.
              closeSheet();
              choose({ drinkType });
            }}
            onTonight={() => setSheet('tonight')}
          />
        </div>
        <PacePicker />
        <Tail onReset={() => setSheet('reset')} />
        <Dock awaited={awaited} onOpen={onOpen} />
      </Page>
      <Welcome isDue={userName === null} settings={settings} onSubmit={saveName} />
      <YouSheet
        isOpen={sheet === 'you' && userName !== null}
        userName={userName ?? ''}
        onSave={saveName}
        onClose={closeSheet}
        settings={settings && <settings.YourData onLeave={closeSheet} />}
      />
      <DrinkDialog choice={choice} onChoose={choose} onConfirm={confirm} onCancel={cancel} />
      {settings && <settings.ResetDialog isOpen={sheet === 'reset'} onClose={closeSheet} />}
      {settings && <settings.TonightSheet isOpen={sheet === 'tonight'} onClose={closeSheet} />}
      {settings && <settings.LocationDialog isDue={isLocationDue} />}
    </>
  );
}
