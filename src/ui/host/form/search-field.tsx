import type { ComponentProps } from 'react';
import { Icon } from '../parts/icon.tsx';
import styles from './search-field.module.css';

interface SearchFieldProps extends Pick<ComponentProps<'input'>, 'ref' | 'onKeyDown'> {
  /** The accessible name of the field, also shown as its placeholder. */
  label: string;
  value: string;
  onChange(value: string): void;
}

/** Finds something in a list. */
export function SearchField({ label, value, onChange, ...rest }: SearchFieldProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: some browsers that we support do not know <search>
    <div role="search" className={styles.search}>
      <Icon name="search" />
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
