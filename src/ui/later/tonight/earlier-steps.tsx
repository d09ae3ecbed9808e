import * as dialogs from '#messages/dialogs.ts';
import * as texts from '#messages/forgot.ts';
import { chooseYour, drinkLabel, drinkNames, spiritNames } from '#messages/menu.ts';
import { remove } from '#messages/stats.ts';
import { isOffered } from '../../../domain/celebration/without-alcohol.ts';
import { DRINK_MENU, type DrinkChoice, SPIRITS, type SpiritDrinkType } from '../../../domain/drink-menu.ts';
import { FURTHEST_BACK_MS, MINUTE_MS } from '../../../domain/limits.ts';
import { readMenu } from '../../../domain/menu/known-menu.ts';
import type { SessionView } from '../../../domain/session/session-view.ts';
import type { Phone } from '../../../sync/phone/phone.ts';
import { Button } from '../../components/button.tsx';
import { Emoji } from '../../components/drawings/emoji.tsx';
import { Icon } from '../../components/drawings/icon.tsx';
import { type SheetContent, SheetPair, SheetStack } from '../../components/sheet/sheet.tsx';
import rows from '../../dialogs/picture.module.css';
import { nameInSentence } from '../../drinks/use-named-drinks.ts';
import { eveningTime, shortTime } from '../../time/short-time.ts';
import type { OwnLimit } from '../limit/own-limit.ts';
import { StopLine } from '../limit/stop-line.tsx';
import { TimeForm } from './time-form.tsx';
import type { TonightStep, useTonight } from './use-tonight.ts';

type Acts = ReturnType<typeof useTonight>;
type Step = Exclude<TonightStep, { kind: 'list' }>;

export interface Tonight {
  readonly session: SessionView;
  readonly celebration: Phone['celebration'];
  readonly nowMs: number;
  readonly limit: OwnLimit;
}

const AGO_MINUTES = [15, 30, 60, 120] as const;

/** The steps of the sheet after its list: the drink to correct, the choice of a forgotten drink, and its time. */
export function earlierContent(step: Step, acts: Acts, tonight: Tonight): SheetContent {
  switch (step.kind) {
    case 'row':
      return rowContent(step.entry, acts);
    case 'drink':
      return drinkContent(step.entry, acts, tonight.celebration);
    case 'spirit':
      return spiritContent(step, acts);
    case 'when':
      return whenContent(step, acts, tonight);
    case 'time':
      return timeContent(step, acts, tonight);
    case 'confirm':
      return confirmContent(step, acts, tonight);
  }
}

function rowContent(entry: Extract<Step, { kind: 'row' }>['entry'], acts: Acts): SheetContent {
  return {
    title: drinkLabel(entry),
    lead: eveningTime(entry.timestamp),
    children: (
      <>
        <Choices
          choices={[
            { id: 'else', text: texts.somethingElse, run: () => acts.go({ kind: 'drink', entry }) },
            { id: 'earlier', text: texts.wasEarlier, run: () => acts.go({ kind: 'when', choice: entry, entry }) },
            { id: 'remove', text: remove, run: () => acts.remove(entry) },
          ]}
        />
        <Back acts={acts} />
      </>
    ),
  };
}

function drinkContent(
  entry: Extract<Step, { kind: 'drink' }>['entry'],
  acts: Acts,
  celebration: Tonight['celebration'],
): SheetContent {
  const offered = readMenu(celebration?.menu).filter(({ drinkType }) => isOffered(drinkType, celebration));
  const named = offered.map(({ id, name, sign, drinkType, alcoholType }) => {
    const choice = { drinkType, alcoholType, menuItem: id, name: nameInSentence(name) };
    return { id, emoji: sign, text: name, run: () => acts.choose(choice, entry) };
  });
  const kinds = DRINK_MENU.filter(({ id }) => isOffered(id, celebration)).map(({ id, emoji, hasSubtypes }) => ({
    ...{ id, emoji, text: drinkNames[id] },
    run: () =>
      hasSubtypes
        ? acts.go({ kind: 'spirit', choice: { drinkType: id }, entry })
        : acts.choose({ drinkType: id }, entry),
  }));
  return {
    title: texts.whichDrink,
    children: (
      <>
        <Choices choices={[...named, ...kinds]} />
        <Back acts={acts} />
      </>
    ),
  };
}

function spiritContent({ choice, entry }: Extract<Step, { kind: 'spirit' }>, acts: Acts): SheetContent {
  const choices = SPIRITS.map(({ id, emoji }) => ({
    ...{ id, emoji, text: spiritNames[id] },
    run: () => acts.choose({ ...choice, alcoholType: id }, entry),
  }));
  return {
    title: chooseYour[choice.drinkType as SpiritDrinkType],
    lead: dialogs.whatAlcohol,
    children: (
      <>
        <Choices choices={choices} />
        <Back acts={acts} />
      </>
    ),
  };
}

function whenContent(
  { choice, entry }: Extract<Step, { choice: DrinkChoice; entry: unknown }>,
  acts: Acts,
  tonight: Tonight,
) {
  const times = AGO_MINUTES.map((minutes) => ({ minutes, ms: tonight.nowMs - minutes * MINUTE_MS }));
  const [earliest, latest] = boundsOf(tonight, entry);
  const possible = times.filter(({ ms }) => ms >= earliest && ms <= latest);
  return {
    title: texts.aboutWhen,
    lead: drinkLabel(choice),
    children: (
      <>
        <Choices
          choices={[
            ...possible.map(({ minutes, ms }) => ({
              ...{ id: String(minutes), text: texts.agoChoices[minutes] },
              run: () => acts.chooseTime(choice, entry, ms),
            })),
            { id: 'time', text: texts.anotherTime, run: () => acts.go({ kind: 'time', choice, entry }) },
          ]}
        />
        <Back acts={acts} />
      </>
    ),
  };
}

function timeContent(
  { choice, entry }: Extract<Step, { choice: DrinkChoice; entry: unknown }>,
  acts: Acts,
  tonight: Tonight,
) {
  const [earliest, latest] = boundsOf(tonight, entry);
  return {
    title: texts.aboutWhen,
    lead: drinkLabel(choice),
    children: (
      <TimeForm
        earliest={earliest}
        latest={latest}
        onBack={acts.toList}
        onSave={(ms) => acts.chooseTime(choice, entry, ms)}
      />
    ),
  };
}

/** 'Add Beer?' at a time (docs/spec-coverage.md §2.21). */
function confirmContent(
  { choice, hadAt }: Extract<Step, { kind: 'confirm' }>,
  acts: Acts,
  { limit }: Tonight,
): SheetContent {
  return {
    align: 'centre',
    title: dialogs.addDrink(choice),
    lead: (
      <>
        {texts.atAbout(shortTime(hadAt))}
        <StopLine choice={choice} limit={limit} />
      </>
    ),
    children: (
      <SheetPair>
        <Button onClick={acts.toList}>{dialogs.goBack}</Button>
        <Button kind="primary" data-autofocus onClick={() => acts.add(choice, hadAt)}>
          {dialogs.confirm}
        </Button>
      </SheetPair>
    ),
  };
}

/** The earliest and the latest time that a drink can get. A correction can only make its time earlier. */
function boundsOf(
  { celebration, session, nowMs }: Tonight,
  entry: { readonly timestamp: number } | null,
): readonly [earliest: number, latest: number] {
  const start = celebration ? 0 : session.sessionStart;
  return [Math.max(nowMs - FURTHEST_BACK_MS + MINUTE_MS, start), entry ? entry.timestamp : nowMs];
}

interface Choice {
  readonly id: string;
  readonly text: string;
  readonly emoji?: string;
  run(): void;
}

function Choices({ choices }: { choices: readonly Choice[] }) {
  return (
    <ul className={rows.spirits} role="list">
      {choices.map(({ id, text, emoji, run }, index) => (
        <li key={id}>
          <button type="button" data-autofocus={index === 0 || undefined} onClick={run}>
            {emoji && <Emoji>{emoji}</Emoji>}
            <span className={rows.name}>
              <bdi>{text}</bdi>
            </span>
            <Icon name="next" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Back({ acts }: { acts: Acts }) {
  return (
    <SheetStack>
      <Button isWide onClick={acts.toList}>
        {dialogs.goBack}
      </Button>
    </SheetStack>
  );
}
