import { RadioSegments } from '../../components/segments.tsx';
import styles from './choice.module.css';

interface ChoiceProps<Id extends string> {
  title: string;
  /** Hides the title, because the card around the choice shows it. */
  isTitleHidden?: boolean;
  ids: readonly Id[];
  chosen: Id;
  onChoose(id: Id): void;
  names: Readonly<Record<Id, string>>;
  /** An explanation, for example of the chosen value. */
  hint?: string;
  /** The value cannot be changed here, so it is plain text. */
  isFixed?: boolean;
}

/** A choice between a few values side by side. A tap takes effect at once. */
export function Choice<Id extends string>(props: ChoiceProps<Id>) {
  const { title, isTitleHidden, ids, chosen, onChoose, names, hint, isFixed } = props;
  return (
    <fieldset className={styles.choice}>
      <legend className={isTitleHidden ? 'visually-hidden' : undefined}>{title}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {isFixed ? (
        <p className={styles.fixed}>{names[chosen]}</p>
      ) : (
        <RadioSegments className={styles.choices} ids={ids} chosen={chosen} onChoose={onChoose}>
          {(id) => names[id]}
        </RadioSegments>
      )}
    </fieldset>
  );
}
