import { dateOf } from '#messages/celebration/celebration.ts';
import { type PosterPicture, posterOf } from '../../../../domain/recap/poster.ts';
import type { Recap } from '../../../../domain/recap/recap.ts';
import { useHosted } from '../room/hosted.tsx';
import '../../../look/palettes.css';
import { classNames } from '../../../look/class-names.ts';
import styles from './blank-poster.module.css';
import { Poster } from './poster/poster.tsx';

const NO_DRINKS: PosterPicture = { alcohol: [], withoutAlcohol: [], stars: 0, drinksPerDot: 1 };
const NO_FIGURES: Recap = {
  isComplete: false,
  readyAt: '',
  guests: 'few',
  logged: 'few',
  drinks: 'few',
  withoutAlcohol: 'few',
  waters: 'few',
  kinds: [],
  menu: [],
  hours: [],
};

interface BlankPosterProps {
  className?: string | undefined;
  /** Its drinks are in the glasses. */
  recap?: Recap | null;
}

/** The couple's poster as a small picture, with empty glasses until there is a recap. */
export function BlankPoster({ className, recap }: BlankPosterProps) {
  const { celebration } = useHosted();
  const day = dateOf(celebration.date);
  return (
    <div className={classNames(styles.blank, className)} aria-hidden="true" inert>
      <Poster
        celebration={celebration}
        day={day}
        recap={recap ?? NO_FIGURES}
        picture={(recap && posterOf(recap)) ?? NO_DRINKS}
        design="glasses"
      />
    </div>
  );
}
