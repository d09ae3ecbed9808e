import { useEffect } from 'react';
import { name as ownName } from '#messages/own-name.ts';
import * as settings from '#messages/settings.ts';
import { Drawing, Icon } from '../../components/drawings/icon.tsx';
import { GLOBE, SettingRow } from '../../components/setting-row.tsx';
import { usePhone } from '../../guest/clink-context.tsx';
import { forgetTypedName, restoreTypedName } from './choose-language.ts';
import styles from './language.module.css';
import { openLanguages } from './language-sheet.tsx';

/**
 * The language button in a corner of the welcome. `isShort`: only the globe, beside a couple's glasses on a low phone.
 */
export function LanguagePill({ isShort }: { isShort: boolean }) {
  const isNamed = usePhone(({ userName }) => userName !== null);
  // Runs once the name field, which is outside this component, is in the page.
  useEffect(() => {
    if (isNamed) forgetTypedName();
    else restoreTypedName();
  }, [isNamed]);
  return (
    <button
      type="button"
      className={styles.pill}
      data-short={isShort || undefined}
      aria-haspopup="dialog"
      aria-label={settings.languageIs(ownName)}
      onClick={openLanguages}
    >
      <Drawing paths={GLOBE} />
      <span>{ownName}</span>
      <Icon name="next" />
    </button>
  );
}

/** The language, among the settings. */
export function LanguageSetting() {
  return (
    <SettingRow icon="globe" aria-haspopup="dialog" onClick={openLanguages}>
      {settings.languageIs(ownName)}
    </SettingRow>
  );
}
