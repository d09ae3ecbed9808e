import { useId } from 'react';
import { Glass } from './glass.tsx';
import styles from './papers.module.css';
import { MarkOnPaper, Shadow } from './papers.tsx';

/** A mail of Clink as a letter that leans out of its envelope. `isOld`: its button no longer does anything. */
export function Letter({ isOld = false }: { isOld?: boolean }) {
  return (
    <>
      {!isOld && (
        <>
          <Glass x={82} y={96} r={58} wine="rose" />
          <Glass x={330} y={84} r={46} wine="gold" />
        </>
      )}
      <g transform="rotate(-3 200 170)">
        <Shadow x={80} y={128} width={240} height={160} r={12} />
        <path className={styles.inside} d="M80 140L188 62a20 20 0 0 1 24 0L320 140V260H80Z" />
        <g transform="rotate(1.5 200 160)">
          <rect className={styles.sheet} x={100} y={26} width={200} height={230} rx={8} />
          <MarkOnPaper x={200} y={58} isFaint={isOld} />
          <rect
            className={styles.title}
            data-faint={isOld || undefined}
            x={142}
            y={82}
            width={116}
            height={10}
            rx={5}
          />
          <rect className={styles.line} x={128} y={104} width={144} height={6} rx={3} />
          <rect className={styles.line} x={150} y={117} width={100} height={6} rx={3} />
          <rect className={isOld ? styles.oldButton : styles.button} x={144} y={137} width={112} height={27} rx={9} />
          {!isOld && <rect className={styles.onButton} x={172} y={148} width={56} height={5} rx={2.5} />}
        </g>
        <path
          className={styles.pocket}
          d="M80 138 184 208a28 28 0 0 0 32 0L320 138V276a12 12 0 0 1-12 12H92a12 12 0 0 1-12-12Z"
        />
        <path className={styles.fold} d="M84 284 172 205M316 284 228 205" />
      </g>
    </>
  );
}

/** An envelope that is still closed, with the logo on its seal. */
export function SealedLetter() {
  const id = useId();
  return (
    <>
      <Glass x={84} y={88} r={56} wine="rose" />
      <Glass x={326} y={222} r={48} wine="gold" />
      <g transform="rotate(-5 200 154)">
        <Shadow x={68} y={66} width={264} height={178} r={12} />
        <rect className={styles.pocket} x={68} y={66} width={264} height={178} rx={12} />
        <path className={styles.fold} d="M72 240 170 152M328 240 230 152" />
        <path className={styles.flap} d="M70 71A12 12 0 0 1 80 66H320a12 12 0 0 1 10 5L219 165a30 30 0 0 1-38 0Z" />
        <radialGradient id={id} cx=".36" cy=".3" r=".8">
          <stop className={styles.waxLight} />
          <stop className={styles.wax} offset=".7" />
        </radialGradient>
        <g className={styles.seal}>
          <path
            fill={`url(#${id})`}
            d="M200 126c9-2 13 3 20 6s9 10 12 16-1 13-2 20-7 12-13 16-13 4-20 3-14-1-19-7-9-11-9-18 2-14 6-20 8-9 13-12 7-3 12-4Z"
          />
          <circle className={styles.press} cx={200} cy={157} r={23} />
        </g>
        <MarkOnPaper x={200} y={159} />
      </g>
    </>
  );
}
