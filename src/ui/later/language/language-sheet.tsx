import { useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { language as current } from '#messages/page.ts';
import * as settings from '#messages/settings.ts';
import { directionOf, type Language } from '../../../domain/languages.ts';
import { followNetwork } from '../../browser/follow-network.ts';
import { Icon } from '../../components/drawings/icon.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { useClink } from '../../guest/clink-context.tsx';
import { languageNames } from '../../messages/language-names.ts';
import { chooseLanguage } from './choose-language.ts';
import styles from './language.module.css';

/** Whether the language sheet is open. The welcome and the settings open it. */
const isChoosing = createStore(() => false);
export const openLanguages = () => isChoosing.setState(true, true);
const close = () => isChoosing.setState(false, true);

/** Lists each language by its own name. One tap loads the page in that language. */
export function LanguageSheet() {
  const isOpen = useStore(isChoosing);
  const { storage } = useClink();
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  const [asked, setAsked] = useState<Language | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  async function choose(language: Language) {
    if (language === current) return close();
    setAsked(language);
    setHasFailed(false);
    const isComing = await chooseLanguage(language, storage);
    setHasFailed(!isComing);
    if (!isComing) setAsked(null);
  }

  return (
    <Sheet isOpen={isOpen} onDismiss={close} title={settings.languageTitle}>
      <ul className={styles.languages} role="list">
        {languageNames.map(({ language, name, cheers }) => (
          <li key={language}>
            <button
              type="button"
              lang={language}
              aria-pressed={language === (asked ?? current)}
              data-autofocus={language === current || undefined}
              aria-busy={language === asked || undefined}
              onClick={() => choose(language)}
            >
              <bdi>{name}</bdi>
              <small dir={directionOf(language)}>{cheers}</small>
              {language === (asked ?? current) && <Icon name="check" />}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.note} role="status">
        {hasFailed && (isOnline ? settings.languageNotNow : settings.languageNeedsNetwork)}
      </p>
    </Sheet>
  );
}
