import { RadioSegments } from '../../components/segments.tsx';
import styles from './choice.module.css';

interface ChoiceProps<Id extends string> {
  title: string;
  /** A card around it shows the title. */
  isTitleHidden?: boolean;
  ids: readonly Id[];
  chosen: Id;
  onChoose(id: Id): void;
  names: Readonly<Record<Id, string>>;
  /** More about it, such as what the chosen one means. */
  hint?: string;
  /** The value cannot be changed here, so it is plain text. */
  isFixed?: boolean;
}

/** One of a few values, side by side. A tap acts at once. */
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
