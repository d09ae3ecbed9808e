import * as texts from '#messages/hosts/evening.ts';
import { inOneLine } from '#messages/hosts/guests.ts';
import { places, thisCelebration } from '#messages/hosts/hosts.ts';
import { palettes } from '#messages/hosts/look.ts';
import * as wallTexts from '#messages/hosts/wall.ts';
import { CELEBRATION_PARAMETER } from '../../../../domain/celebration/celebration.ts';
import type { HostedCelebration } from '../../../../domain/hosting/hosted-celebration.ts';
import { SettingLink, SettingPage, SettingsGroup } from '../../parts/settings.tsx';
import { Column, Desk } from '../../shell/desk.tsx';
import { LookPreview } from '../look/look-preview.tsx';
import { useMayCreate } from '../parts/may-create.ts';
import { NamesAndDay } from '../parts/names-and-day.tsx';
import { useHosted, useParty, useServerNow } from '../room/hosted.tsx';
import styles from './evening-place.module.css';
import { WithoutAlcohol } from './without-alcohol.tsx';
import { WordRow } from './word-row.tsx';

/** Links to everything that hosts prepare for the evening. */
export function EveningPlace() {
  const { celebration, view } = useHosted();
  const { id, menu, look, wall } = celebration;
  const party = useParty('evening');
  const mayCreate = useMayCreate();
  const nowMs = useServerNow(view.serverAheadMs);
  const to = (place: 'menu' | 'look' | 'wall' | 'details') => ({ screen: 'celebration', id, place }) as const;
  return (
    <Desk title={places.evening} party={party} layout="shown" under={<NamesAndDay />}>
      <div className={styles.preview}>
        <LookPreview celebration={celebration} look={look} isSmall />
      </div>
      <Column>
        <SettingsGroup title={texts.forTheGuests}>
          <SettingLink
            icon="menu"
            to={to('menu')}
            hint={menu.length > 0 ? <MenuBySigns menu={menu} /> : texts.menuHint}
            value={texts.drinksOnIt(menu.length)}
          >
            {places.menu}
          </SettingLink>
          <SettingLink icon="brush" to={to('look')} value={palettes[look.palette]}>
            {places.look}
          </SettingLink>
          <WithoutAlcohol />
          <SettingPage icon="eye" href={`/?${CELEBRATION_PARAMETER}=${celebration.code}`} hint={texts.seeAsGuestHint}>
            {texts.seeAsGuest}
          </SettingPage>
        </SettingsGroup>
        <SettingsGroup title={texts.inTheRoom}>
          <SettingLink icon="screen" to={to('wall')} hint={texts.wallHint} value={wallTexts.shows[wall]}>
            {places.wall}
          </SettingLink>
          <WordRow nowMs={nowMs} />
        </SettingsGroup>
        <SettingsGroup title={thisCelebration}>
          <SettingLink icon="sliders" to={to('details')} hint={texts.detailsHint}>
            {places.details}
          </SettingLink>
          {mayCreate && (
            <SettingLink icon="copy" to={{ screen: 'copy', id }} hint={texts.copyHint}>
              {texts.copyIt}
            </SettingLink>
          )}
        </SettingsGroup>
      </Column>
    </Desk>
  );
}

/** The emojis of the drinks on one line. Screen readers read the names instead. */
function MenuBySigns({ menu }: { menu: HostedCelebration['menu'] }) {
  return (
    <>
      <span className={styles.signs} aria-hidden="true">
        {menu.map(({ sign }) => sign).join('')}
      </span>
      <span className="visually-hidden">{inOneLine(menu.map(({ name }) => name))}</span>
    </>
  );
}
