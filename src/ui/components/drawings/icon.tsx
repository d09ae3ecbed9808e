import styles from './icon.module.css';

/** Exported for the settings, which load later (src/ui/components/setting-row.tsx). */
export const PIN = [
  'M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11-6.5 11Z',
  'M12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
] as const;

const PATHS = {
  back: ['m14.5 5-7 7 7 7'],
  chart: ['M4 4v14a2 2 0 0 0 2 2h14', 'm8 15 3.5-4.5 3 2.5L20 7'],
  check: ['m5 12.5 4.5 4.5L19 7.5'],
  cup: [
    'M8 4h8v6a4 4 0 0 1-8 0Z',
    'M8 6H4.5v1.5A3.5 3.5 0 0 0 8 11M16 6h3.5v1.5A3.5 3.5 0 0 1 16 11M12 14v3M8.5 20h7M12 17c-1.5 0-2 1-2 3m2-3c1.5 0 2 1 2 3',
  ],
  next: ['m9.5 6 6 6-6 6'],
  person: ['M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z', 'M4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6'],
  pin: PIN,
  reset: ['M4 5v5h5', 'M4.6 10A8 8 0 1 1 4 13.5'],
} as const;

const ALERT = ['M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z', 'M12 7.5V13M12 16.3v.2'];

export type IconName = keyof typeof PATHS;

/** A line drawing in the colour of the text. It is always beside a label or inside a named button. */
export function Icon({ name }: { name: IconName }) {
  return <Drawing name={name} paths={PATHS[name]} />;
}

/** An icon drawn from given paths, for code that loads later and contains its own icons. */
export function Drawing({ name, paths }: { name?: string; paths: readonly string[] }) {
  return (
    <svg className={styles.icon} data-icon={name} viewBox="0 0 24 24" aria-hidden="true">
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

/** An exclamation mark in a circle, beside a sentence that says what is wrong. */
export function AlertIcon() {
  return <Drawing paths={ALERT} />;
}
