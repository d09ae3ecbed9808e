import { type ReactNode, useId } from 'react';
import { places } from '#messages/hosts/hosts.ts';
import * as texts from '#messages/hosts/look.ts';
import { ORNAMENTS, PALETTES } from '../../../../domain/look/look.ts';
import { Ornament } from '../../../components/drawings/ornament.tsx';
import { RadioSegments } from '../../../components/segments.tsx';
import '../../../look/palettes.css';
import { SettingField, SettingsGroup } from '../../parts/settings.tsx';
import { Column, Desk } from '../../shell/desk.tsx';
import { useHosted, useParty } from '../room/hosted.tsx';
import styles from './look-place.module.css';
import { LookPreview } from './look-preview.tsx';
import { useLook } from './use-look.ts';

/** The place to choose colours and ornaments, below a preview that stays visible. Each choice is applied at once. */
export function LookPlace() {
  const { celebration } = useHosted();
  const { look, isSaved, choose } = useLook();
  return (
    <Desk title={places.look} party={useParty('look')} layout="shown" under={<span>{texts.lookLead}</span>}>
      <LookPreview celebration={celebration} look={look} />
      <Column>
        <SettingsGroup
          title={texts.colour}
          action={<b className={`only-phone ${styles.name}`}>{texts.palettes[look.palette]}</b>}
        >
          <Choices label={texts.colour}>
            <RadioSegments
              className={styles.palettes}
              ids={PALETTES}
              chosen={look.palette}
              onChoose={(palette) => choose({ palette })}
            >
              {(palette) => (
                <span className={styles.glasses} title={texts.palettes[palette]}>
                  {/* The preview shows both themes, because guests see the look by day and by night. */}
                  <i data-palette={palette} data-paper="">
                    <span data-theme="night">
                      <span className={styles.night} data-palette={palette} />
                    </span>
                  </i>
                  <i />
                  <span className="visually-hidden">{texts.palettes[palette]}</span>
                  {/* On a phone the heading has the name of the chosen colour. */}
                  <span className={`only-laptop ${styles.palette}`} aria-hidden="true">
                    {texts.palettes[palette]}
                  </span>
                </span>
              )}
            </RadioSegments>
          </Choices>
        </SettingsGroup>
        <SettingsGroup
          title={texts.ornament}
          action={
            <b className={styles.saved} role="status">
              {isSaved && texts.lookSaved}
            </b>
          }
        >
          <Choices label={texts.ornament}>
            <RadioSegments
              className={styles.ornaments}
              ids={ORNAMENTS}
              chosen={look.ornament}
              onChoose={(ornament) => choose({ ornament })}
            >
              {(ornament) => (
                <span className={styles.ornament} data-palette={look.palette} data-ornament={ornament}>
                  <Ornament kind={ornament} />
                  {texts.ornaments[ornament]}
                </span>
              )}
            </RadioSegments>
          </Choices>
        </SettingsGroup>
      </Column>
    </Desk>
  );
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <SettingField>
      <fieldset className={styles.choices} aria-labelledby={id}>
        <legend className="visually-hidden" id={id}>
          {label}
        </legend>
        {children}
      </fieldset>
    </SettingField>
  );
}
