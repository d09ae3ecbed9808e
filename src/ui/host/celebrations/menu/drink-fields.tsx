import { type ReactNode, useId } from 'react';
import * as texts from '#messages/hosts/evening.ts';
import { spiritNames } from '#messages/menu.ts';
import { ALCOHOL_TYPES, drinkOf } from '../../../../domain/drink-menu.ts';
import { DRINK_NAME_MAX_LENGTH } from '../../../../domain/menu/menu-item.ts';
import { SIGNS } from '../../../../domain/menu/signs.ts';
import { Emoji } from '../../../components/drawings/emoji.tsx';
import { RadioSegments } from '../../../components/segments.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { Switch } from '../../form/switch.tsx';
import { Fault, TextField } from '../../form/text-field.tsx';
import type { Faults } from '../../form/use-form.ts';
import { type DrinkDraft, hasSpirit, KINDS, type Kind } from '../../state/drink-draft.ts';
import styles from './drink-fields.module.css';

const signOf = (kind: Kind) => (kind === 'free' ? '🌿' : drinkOf(kind).emoji);

/** The value of the choice for a drink with another spirit, or with none. */
const NO_SPIRIT = 'none';
const spiritOf = (value: string) => ALCOHOL_TYPES.find((id) => id === value) ?? null;

/** From this length on, the number of characters is shown. */
const FEW_LEFT = DRINK_NAME_MAX_LENGTH - 6;

interface DrinkFieldsProps {
  draft: DrinkDraft;
  faults: Faults | null;
  /** At a celebration without alcohol, only kinds without alcohol can be chosen. */
  isWithoutAlcohol: boolean;
  onWrite(draft: DrinkDraft): void;
}

/** The fields for the name of a drink, its emoji, and the kind of drink that it counts as. */
export function DrinkFields({ draft, faults, isWithoutAlcohol, onWrite }: DrinkFieldsProps) {
  const { name, sign, kind, spirit, isWater } = draft;
  const kinds = KINDS.filter((one) => !isWithoutAlcohol || one === 'free' || one === kind);
  const put = (changes: Partial<DrinkDraft>) => onWrite({ ...draft, ...changes });
  return (
    <>
      <TextField
        name="name"
        className={styles.name}
        cover={<Emoji>{sign}</Emoji>}
        label={texts.drinkName}
        hint={name.length >= FEW_LEFT && texts.lettersOf(name.length)}
        fault={faults?.name}
        value={name}
        placeholder={texts.exampleDrink}
        autoComplete="off"
        dir="auto"
        data-autofocus=""
        onChange={({ currentTarget }) => put({ name: currentTarget.value })}
      />
      <Choice title={texts.icon} className={styles.signs} ids={SIGNS} chosen={sign} onChoose={(sign) => put({ sign })}>
        {(one) => (
          <>
            <Emoji>{one}</Emoji>
            <span className="visually-hidden">{one}</span>
          </>
        )}
      </Choice>
      <Choice
        title={texts.itCountsAs}
        className={styles.kinds}
        ids={kinds}
        chosen={kind}
        fault={faults?.kind}
        onChoose={(kind) => put({ kind })}
      >
        {(one) => (
          <>
            <Emoji>{signOf(one)}</Emoji>
            <span>{texts.kinds[one]}</span>
          </>
        )}
      </Choice>
      {hasSpirit(kind) && (
        <div className={styles.spirit} data-setting="">
          <SelectField
            label={texts.whichSpirit}
            value={spirit ?? NO_SPIRIT}
            onChange={({ currentTarget }) => put({ spirit: spiritOf(currentTarget.value) })}
          >
            {ALCOHOL_TYPES.map((id) => (
              <option key={id} value={id}>
                {spiritNames[id]}
              </option>
            ))}
            <option value={NO_SPIRIT}>{texts.noSpirit}</option>
          </SelectField>
        </div>
      )}
      {kind === 'free' && (
        <Switch isOn={isWater} onChange={(isWater) => put({ isWater })}>
          {texts.itIsWater}
          <small>{texts.itIsWaterHint}</small>
        </Switch>
      )}
      {draft.opened === null && !faults && <p className={styles.hint}>{texts.neverWorthMore}</p>}
    </>
  );
}

interface ChoiceProps<Id extends string> {
  title: string;
  /** Lays the choices out. */
  className: string | undefined;
  ids: readonly Id[];
  chosen: Id | null;
  fault?: string | undefined;
  onChoose(id: Id): void;
  children(id: Id): ReactNode;
}

/** A group of radio buttons with a title. */
function Choice<Id extends string>(props: ChoiceProps<Id>) {
  const { title, fault, ...segments } = props;
  const id = useId();
  return (
    <div
      className={styles.choice}
      role="radiogroup"
      aria-labelledby={`${id}-title`}
      aria-invalid={fault ? true : undefined}
      aria-describedby={fault ? `${id}-fault` : undefined}
      tabIndex={-1}
    >
      <p className={styles.title} id={`${id}-title`}>
        {title}
      </p>
      <RadioSegments {...segments} />
      <Fault id={`${id}-fault`}>{fault}</Fault>
    </div>
  );
}
