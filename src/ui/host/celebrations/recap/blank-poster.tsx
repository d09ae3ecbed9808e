import { dateOf } from '#messages/celebration/celebration.ts';
import { HOUR_MS } from '../../../../domain/limits.ts';
import { type PosterPicture, posterOf } from '../../../../domain/recap/poster.ts';
import type { Recap } from '../../../../domain/recap/recap.ts';
import { useHosted } from '../room/hosted.tsx';
import '../../../look/palettes.css';
import { classNames } from '../../../look/class-names.ts';
import styles from './blank-poster.module.css';
import { Poster } from './poster/poster.tsx';

/** Pale dots and hills where those of the evening will be. */
const SAMPLE_DRINKS: PosterPicture = {
  alcohol: Array.from({ length: 64 }, () => 'mixed'),
  withoutAlcohol: Array.from({ length: 48 }, () => 'mixed'),
  stars: 7,
  drinksPerDot: 1,
};
const SAMPLE: Recap = {
  isComplete: false,
  readyAt: '',
  guests: 'few',
  logged: 'few',
  drinks: 'few',
  withoutAlcohol: 'few',
  waters: 'few',
  kinds: [],
  menu: [],
  hours: [5, 14, 22, 18, 24, 12].map((drinks, hour) => ({
    from: new Date(hour * HOUR_MS).toISOString(),
    alcohol: Math.ceil(drinks / 2),
    withoutAlcohol: Math.floor(drinks / 2),
  })),
};

interface BlankPosterProps {
  className?: string | undefined;
  /** Its drinks are in the glasses. */
  recap?: Recap | null;
}

/** The couple's poster as a small picture. Until there is a recap, it shows palely what will be on it. */
export function BlankPoster({ className, recap }: BlankPosterProps) {
  const { celebration } = useHosted();
  const day = dateOf(celebration.date);
  return (
    <div className={classNames(styles.blank, className)} data-sample={recap ? undefined : ''} aria-hidden="true" inert>
      <Poster
        celebration={celebration}
        day={day}
        recap={recap ?? SAMPLE}
        picture={(recap && posterOf(recap)) ?? SAMPLE_DRINKS}
        design="glasses"
      />
    </div>
  );
}
