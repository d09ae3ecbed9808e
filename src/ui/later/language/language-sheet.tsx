import { useState } from 'react';
import { language as current } from '#messages/page.ts';
import * as settings from '#messages/settings.ts';
import { directionOf, LANGUAGES, type Language } from '../../../domain/languages.ts';
import { Icon } from '../../components/drawings/icon.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { useClink } from '../../guest/clink-context.tsx';
import { languageNames } from '../../messages/language-names.ts';
import { chooseLanguage } from './choose-language.ts';
import styles from './language.module.css';

/** Each language in its own words. One tap loads the page in it. */
export function LanguageSheet({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { storage } = useClink();
  const [asked, setAsked] = useState<Language | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  async function choose(language: Language) {
    if (language === current) return onClose();
    setAsked(language);
    setHasFailed(false);
    const isComing = await chooseLanguage(language, storage);
    setHasFailed(!isComing);
    if (!isComing) setAsked(null);
  }

  return (
    <Sheet isOpen={isOpen} onDismiss={onClose} title={settings.languageTitle}>
      <ul className={styles.languages}>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <button
              type="button"
              lang={language}
              dir={directionOf(language)}
              aria-pressed={language === (asked ?? current)}
              data-autofocus={language === current || undefined}
              aria-busy={language === asked || undefined}
              onClick={() => choose(language)}
            >
              <span>
                {languageNames[language].name}
                <small>{languageNames[language].cheers}</small>
              </span>
              {language === (asked ?? current) && <Icon name="check" />}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.note} role="status">
        {hasFailed && settings.languageNeedsNetwork}
      </p>
    </Sheet>
  );
}
