import { useEffect, useEffectEvent, useId, useRef } from 'react';
import * as texts from '#messages/celebration/keepsake.ts';
import { MOTIFS, type Motif } from '../../../domain/keepsake/motifs.ts';
import radio from '../../components/radio.module.css';
import { type Card, HEIGHT, WIDTH } from './card.ts';
import styles from './card-choice.module.css';
import { drawCard, fontsFor } from './draw-card.ts';

interface CardChoiceProps {
  card: Card;
  chosen: Motif;
  /** Describes a card for screen readers. */
  descriptionOf(motif: Motif): string;
  onChoose(motif: Motif): void;
  /** Called if the phone has too little memory for the cards. */
  onNoRoom(): void;
}

/** The three cards of the evening, small, as radio buttons. */
export function CardChoice({ card, chosen, descriptionOf, onChoose, onNoRoom }: CardChoiceProps) {
  const group = useId();
  return (
    <fieldset className={styles.cards} aria-label={texts.chooseCard}>
      {MOTIFS.map((motif) => (
        <label key={motif} className={styles.choice}>
          <input
            className={radio.radio}
            type="radio"
            name={group}
            aria-labelledby={`${group}${motif}`}
            checked={motif === chosen}
            onChange={() => onChoose(motif)}
          />
          <span className={styles.card}>
            <SmallCard motif={motif} card={card} description={descriptionOf(motif)} onNoRoom={onNoRoom} />
            <span id={`${group}${motif}`}>{texts.motifs[motif]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** At this scale the small cards are sharp on a phone and need little memory. */
const SCALE = 0.5;

interface SmallCardProps {
  motif: Motif;
  card: Card;
  description: string;
  onNoRoom(): void;
}

function SmallCard({ motif, card, description, onNoRoom }: SmallCardProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const draw = useEffectEvent(() => {
    if (canvas.current && !drawCard(canvas.current, motif, card, SCALE)) onNoRoom();
  });
  // This is an effect because a canvas is drawn by calls.
  useEffect(() => {
    let isWanted = true;
    void fontsFor(card).then(() => isWanted && draw());
    return () => {
      isWanted = false;
    };
  }, [card]);
  return (
    <canvas
      ref={canvas}
      className={styles.canvas}
      width={WIDTH * SCALE}
      height={HEIGHT * SCALE}
      role="img"
      aria-label={description}
    />
  );
}
