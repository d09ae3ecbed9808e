import type { Dot, PosterPicture as Picture } from '../../../../../domain/recap/poster.ts';
import { sparkPath } from '../../../../components/drawings/spark.ts';
import styles from './poster.module.css';
import { type Point, sunflower } from './sunflower.ts';

/** All lengths are in units of the drawing. */
const WIDTH = 777;
const HEIGHT = 490;
const RADIUS = 243;
/** The distance from the middle of the picture to the centre of a glass. */
const ASIDE = 144;
/** Dots and stars keep this distance from the edge of a glass. */
const EDGE = 22;
/** The radius of a dot that has room around it, and the smallest radius. */
const DOT = 6.5;
const SMALLEST_DOT = 3;
const STAR = 9;

const isIn = (x: number, y: number, centreX: number, radius: number) => Math.hypot(x - centreX, y) < radius;

/** The drinks of the evening as dots in two glasses. Each star in the overlap stands for two guests who clinked. */
export function PosterPicture({ picture }: { picture: Picture }) {
  const most = Math.max(picture.alcohol.length, picture.withoutAlcohol.length);
  const dot = Math.max(SMALLEST_DOT, Math.min(DOT, DOT * Math.sqrt(160 / Math.max(1, most))));
  return (
    <svg className={styles.picture} viewBox={`${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <circle className={styles.left} cx={-ASIDE} r={RADIUS} />
      <circle className={styles.right} cx={ASIDE} r={RADIUS} />
      <Dots dots={picture.alcohol} centre={-ASIDE} radius={dot} />
      <Dots dots={picture.withoutAlcohol} centre={ASIDE} radius={dot} />
      {starsIn(picture.stars).map(({ x, y }, index) => (
        <path key={`${x} ${y}`} className={styles.star} d={sparkPath(x, y, index % 3 === 0 ? STAR : STAR * 0.65)} />
      ))}
      <path className={styles.star} d={sparkPath(0, -Math.sqrt(RADIUS ** 2 - ASIDE ** 2), STAR * 1.5)} />
    </svg>
  );
}

interface DotsProps {
  dots: readonly Dot[];
  /** The x coordinate of the centre of the glass. */
  centre: number;
  radius: number;
}

/** The dots are outside the other glass. */
function Dots({ dots, centre, radius }: DotsProps) {
  const places = sunflower(dots.length, RADIUS - EDGE, ({ x, y }) => !isIn(x + centre, y, -centre, RADIUS + EDGE / 2));
  return places.map(({ x, y }, index) => (
    <circle key={`${x} ${y}`} data-dot={dots[index]} cx={(x + centre).toFixed(1)} cy={y.toFixed(1)} r={radius} />
  ));
}

/** The stars are inside both glasses. */
function starsIn(count: number): Point[] {
  const reach = RADIUS - 1.5 * EDGE;
  return sunflower(count, reach, ({ x, y }) => isIn(x, y, ASIDE, reach) && isIn(x, y, -ASIDE, reach));
}
