import { useState } from 'react';
import { resetComplete } from '#messages/tracker.ts';
import { countAlcoholic } from '../../../domain/session/drink-entry.ts';
import { useClink, usePhone } from '../../clink-context.tsx';
import { Page } from '../../components/page.tsx';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import { needsSpirit } from '../../dialogs/drink-choice.ts';
import { ResetDialog } from '../../dialogs/reset-dialog.tsx';
import { SpiritDialog } from '../../dialogs/spirit-dialog.tsx';
import { WelcomeDialog } from '../../dialogs/welcome-dialog.tsx';
import { useFeedback } from '../../feedback/feedback.tsx';
import { useIsHydrated } from '../../use-is-hydrated.ts';
import { useSettingsParts } from '../../use-settings-parts.ts';
import type { View } from '../use-view.ts';
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
  awaited: View | null;
  onView(view: View): void;
}

/** The drink tracker and its dialogs (docs/spec-coverage.md §2.5 to §2.28). */
export function TrackerScreen({ takesFocus, awaited, onView }: TrackerScreenProps) {
  const { store } = useClink();
  const { toast } = useFeedback();
  const isHydrated = useIsHydrated();
  const userName = usePhone((phone) => phone.userName);
  const count = usePhone((phone) => countAlcoholic(phone.session.drinks));
  const [isRenaming, setIsRenaming] = useState(false);
  const [isResetting, setIsResetting] = useState(false);
  const { choice, clinks, choose, cancel, confirm } = useDrinkFlow();
  const isChoosingSpirit = choice !== null && needsSpirit(choice);
  const isDialogOpen = userName === null || isRenaming || isResetting || choice !== null;
  const isLocationDue = useIsCalm(isDialogOpen);
  const settings = useSettingsParts();

  function saveName(name: string) {
    const fault = store.saveName(name);
    if (!fault) setIsRenaming(false);
    return fault;
  }

  function reset() {
    setIsResetting(false);
    store.reset();
    toast({ message: resetComplete });
  }

  return (
    <>
      <Page className={styles.screen}>
        <div className={styles.first}>
          <div className={styles.hero}>
            <Top takesFocus={takesFocus} userName={userName} onRename={() => setIsRenaming(true)} />
            <Counter count={count} clinks={clinks} />
          </div>
          <Notices>{settings && <settings.DeletionNotice deletions={settings.deletions} />}</Notices>
          <DrinkTiles onChoose={(drinkType) => choose({ drinkType })} />
        </div>
        <PacePicker />
        <Tail onReset={() => setIsResetting(true)} />
        <Dock awaited={awaited} onView={onView} />
      </Page>
      <WelcomeDialog
        isOpen={isHydrated && (userName === null || isRenaming)}
        currentName={userName ?? ''}
        onSubmit={saveName}
        onDismiss={userName === null ? undefined : () => setIsRenaming(false)}
        notice={settings && <settings.DeletionNotice deletions={settings.deletions} showsEnd />}
        settings={settings && <settings.YourData {...settings} />}
      />
      <SpiritDialog
        choice={isChoosingSpirit ? choice : null}
        onChoose={(alcoholType) => choice && choose({ ...choice, alcoholType })}
        onCancel={cancel}
      />
      <ConfirmDialog choice={isChoosingSpirit ? null : choice} onConfirm={confirm} onBack={cancel} />
      <ResetDialog isOpen={isResetting} count={count} onReset={reset} onCancel={() => setIsResetting(false)} />
      {settings && <settings.LocationDialog sharing={settings.sharing} isDue={isLocationDue} />}
    </>
  );
}
