import { useEffect, useRef, useState } from 'react';
import * as texts from '#messages/hosts/invite.ts';
import { MOST_CARD_LANGUAGES } from '../../../../domain/hosting/card-languages.ts';
import { directionOf, LANGUAGES, type Language } from '../../../../domain/languages.ts';
import '../../../look/palettes.css';
import { Button } from '../../../components/button.tsx';
import { Segments } from '../../../components/segments.tsx';
import { useAct } from '../../acts/use-act.ts';
import { Icon } from '../../parts/icon.tsx';
import { TitledCard } from '../../parts/titled-card.tsx';
import { nameOfLanguage } from '../parts/languages.ts';
import { fontsReady } from '../parts/printing.ts';
import { type ShownCelebration, useHosted } from '../room/hosted.tsx';
import { CardSheet } from './card-sheet.tsx';
import cards from './cards.module.css';
import styles from './invite.module.css';
import { type CardDesign, TableCard } from './table-card.tsx';

const DESIGNS: readonly CardDesign[] = ['glasses', 'letterpress'];

/** Lets the host choose the design and the languages of the cards, see one, and print four on a sheet, even offline. */
export function PrintCards({ celebration, link }: { celebration: ShownCelebration; link: string }) {
  const { names, code, language, look, cardLanguages = [] } = celebration;
  const { change } = useHosted();
  const act = useAct();
  const [design, setDesign] = useState<CardDesign>('glasses');
  const [others, setOthers] = useState(cardLanguages);
  /** Saves run one after the other, because each sends the whole list of languages. */
  const saves = useRef(Promise.resolve<unknown>(null));
  const [isWaiting, setIsWaiting] = useState(false);
  const card = { names, code, link, look, design, languages: [language, ...others.filter((tag) => tag !== language)] };

  // This is an effect because fonts and printers are outside React. Nothing is printed if the host has meanwhile gone
  // to another place.
  useEffect(() => {
    if (!isWaiting) return;
    let isHere = true;
    void fontsReady().then(() => {
      if (!isHere) return;
      setIsWaiting(false);
      print();
    });
    return () => {
      isHere = false;
    };
  }, [isWaiting]);

  function toggle(tag: Language) {
    const next = others.includes(tag) ? others.filter((other) => other !== tag) : [...others, tag];
    setOthers(next);
    saves.current = saves.current.then(() => act({ run: () => change({ cardLanguages: next }) }));
  }

  return (
    <TitledCard title={texts.cardsForTables} className={styles.whole}>
      <div className={styles.cards}>
        <div>
          <p className={styles.lead}>{texts.fourOnSheet}</p>
          <p className={styles.design} aria-hidden="true">
            {texts.design}
          </p>
          <Segments<CardDesign>
            label={texts.design}
            chosen={design}
            onChoose={setDesign}
            segments={DESIGNS.map((id) => ({ id, label: texts.designs[id] }))}
          />
        </div>
        <figure className={cards.preview} aria-label={texts.preview}>
          <TableCard {...card} />
        </figure>
        <div>
          <fieldset className={styles.languages}>
            <legend>{texts.languages}</legend>
            {LANGUAGES.map((tag) => {
              const isOn = card.languages.includes(tag);
              const isFixed = tag === language || (!isOn && card.languages.length === MOST_CARD_LANGUAGES);
              return (
                <button
                  key={tag}
                  type="button"
                  lang={tag}
                  dir={directionOf(tag)}
                  aria-pressed={isOn}
                  disabled={isFixed}
                  onClick={() => toggle(tag)}
                >
                  {isOn && <Icon name="check" />}
                  {nameOfLanguage(tag)}
                </button>
              );
            })}
          </fieldset>
          <div className={styles.notes}>
            {card.languages.length === MOST_CARD_LANGUAGES && <p className={styles.lead}>{texts.fourLanguages}</p>}
            <p className={styles.lead}>{texts.ownLanguageStays(nameOfLanguage(language))}</p>
          </div>
        </div>
        <Button kind="primary" isWide aria-busy={isWaiting} onClick={() => setIsWaiting(true)}>
          {texts.printCards}
        </Button>
      </div>
      <CardSheet {...card} />
    </TitledCard>
  );
}
