import { useState } from 'react';
import * as texts from '#messages/hosts/celebrations.ts';
import { places } from '#messages/hosts/hosts.ts';
import * as rules from '#messages/hosts/rules.ts';
import { MINUTE_MS } from '../../../../domain/limits.ts';
import { useLoaded } from '../../acts/use-loaded.ts';
import { SettingFact, SettingsGroup } from '../../parts/settings.tsx';
import { Across, Column, Desk } from '../../shell/desk.tsx';
import { useHostState } from '../../state/host-context.tsx';
import type { DetailsField } from '../../state/kept-drafts.ts';
import { DoorChoice, useDoor } from '../parts/door-choice.tsx';
import { EndSheet } from '../parts/end-sheet.tsx';
import { useHosted, useParty, useServerNow } from '../room/hosted.tsx';
import { BoardsCard } from './boards-card.tsx';
import styles from './details.module.css';
import { DETAILS_FIELDS } from './details-fields.ts';
import card from './invitation.module.css';
import { Invitation } from './invitation.tsx';
import { LastActs } from './last-acts.tsx';
import { SavedField } from './saved-field.tsx';
import { TemplateSwitch } from './template-switch.tsx';
import { EndsByItself, ItIsOver } from './the-end.tsx';
import type { DetailsFields } from './use-details.ts';

const FIELDS = Object.keys(DETAILS_FIELDS) as DetailsField[];

/** The details of a celebration. Choices are saved at once, and fields when the host leaves them. */
export function DetailsPlace({ details }: { details: DetailsFields }) {
  const { settings } = useHosted();
  const { door, choose } = useDoor();
  const isOperator = useHostState((state) => state.user?.isOperator ?? false);
  const party = useParty('details');
  const isOver = settings.state === 'over';
  const [asksWhen, setAsksWhen] = useState(false);
  const theirs = useTheirChanges();
  const isSaved = FIELDS.every((field) => !details.unsaved[field]?.fault);
  const saved = (field: DetailsField) => <SavedField field={field} details={details} theirs={theirs(field)} />;
  return (
    <Desk
      title={places.details}
      layout="half"
      party={party}
      under={<span>{isSaved ? texts.savedAsLeft : texts.notAllIsSaved}</span>}
    >
      <Across>
        {isOver && <ItIsOver />}
        <form className={styles.form}>
          <SettingsGroup title={texts.namesAndDate} isTitleHidden>
            <div className={card.fields}>
              <Invitation>
                <SavedField field="names" details={details} isOnInvitation theirs={theirs('names')} />
              </Invitation>
              <div className={card.settings}>
                {saved('date')}
                {saved('timeZone')}
                {!isOver && <EndsByItself onChange={() => setAsksWhen(true)} />}
                {saved('language')}
                {isOperator && <TemplateSwitch />}
              </div>
            </div>
          </SettingsGroup>
        </form>
      </Across>
      <Column isLevel>
        <SettingsGroup icon="door" title={texts.theDoor} foot={texts.codeIsEnough} isGrowing isPast={isOver}>
          <DoorChoice door={door} onChoose={choose} />
        </SettingsGroup>
        <form className={styles.form}>
          <SettingsGroup icon="home" title={texts.gettingHome} isPast={isOver}>
            {saved('gettingHome')}
          </SettingsGroup>
        </form>
      </Column>
      <Column isLevel>
        <BoardsCard />
        <HouseCard />
        <LastActs />
        {/* Outside the form, because it has a form of its own. */}
        <EndSheet isOpen={asksWhen} onClose={() => setAsksWhen(false)} />
      </Column>
    </Desk>
  );
}

/** The rules of the house that hosts cannot change with a switch. */
function HouseCard() {
  const { location, keepDays } = useHosted().celebration.house ?? {};
  if (location !== false && keepDays === undefined) return null;
  return (
    <SettingsGroup icon="lock" title={rules.rulesOfTheHouse}>
      {location === false && <SettingFact>{rules.nobodyIsAsked}</SettingFact>}
      {keepDays !== undefined && <SettingFact>{rules.deletedAfter(keepDays)}</SettingFact>}
    </SettingsGroup>
  );
}

/** Older changes of other hosts are shown only in the log. */
const NEWS_MINUTES = 10;

/** Returns a sentence such as 'Carla changed this a minute ago.' for a field that another host has just changed. */
function useTheirChanges(): (field: DetailsField) => string | null {
  const { calls, view } = useHosted();
  const ownId = useHostState((state) => state.user?.id);
  const log = useLoaded(() => calls.log(), { key: view.room?.log });
  const nowMs = useServerNow(view.serverAheadMs);
  return (field) => {
    const last = log.value?.entries.find(({ action, fields }) => action === 'details' && fields?.includes(field));
    if (!last || last.undone || last.by.id === ownId) return null;
    const minutes = Math.max(0, Math.floor((nowMs - last.at) / MINUTE_MS));
    return minutes < NEWS_MINUTES ? texts.theirChange(last.by.name || texts.anotherHost, minutes) : null;
  };
}
