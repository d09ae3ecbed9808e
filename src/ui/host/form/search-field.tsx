import type { ComponentProps } from 'react';
import { Lines } from '../parts/lines.tsx';
import styles from './search-field.module.css';

interface SearchFieldProps extends Pick<ComponentProps<'input'>, 'ref' | 'onKeyDown'> {
  /** Names the field, and is written into it while it is empty. */
  label: string;
  value: string;
  onChange(value: string): void;
}

/** Finds something in a list. */
export function SearchField({ label, value, onChange, ...rest }: SearchFieldProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers that are old, but not too old, do not know <search>
    <div role="search" className={styles.search}>
      <Lines name="search" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        {...rest}
      />
    </div>
  );
}
