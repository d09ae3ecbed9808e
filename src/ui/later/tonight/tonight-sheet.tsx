import { done as doneLabel } from '#messages/dialogs.ts';
import { addEarlier, changeDrink } from '#messages/forgot.ts';
import { noDrinksYet, withAndWithout } from '#messages/stats.ts';
import { toastsAre, tonight } from '#messages/tracker.ts';
import { countAlcoholic, type DrinkEntry } from '../../../domain/session/drink-entry.ts';
import { Button, InlineButton } from '../../components/button.tsx';
import { Drawing, Icon } from '../../components/drawings/icon.tsx';
import { LensPicture } from '../../components/drawings/lens-picture.tsx';
import { Sheet, type SheetContent } from '../../components/sheet/sheet.tsx';
import { DrinkRows } from '../../drinks/drink-rows.tsx';
import { usePhone } from '../../guest/clink-context.tsx';
import { eveningTime } from '../../time/short-time.ts';
import { useNow } from '../../time/use-now.ts';
import type { OwnLimit } from '../limit/own-limit.ts';
import { earlierContent } from './earlier-steps.tsx';
import styles from './tonight-sheet.module.css';
import { useTonight } from './use-tonight.ts';

/** More drinks than this have the hour above them, so that a guest finds one of a hundred. */
const FEW = 24;

/** The drinks of each hour, in the order of the drinks. All have one hour if they are few. */
function byHour(drinks: readonly DrinkEntry[]) {
  const groups: { hour: string; entries: DrinkEntry[] }[] = [];
  for (const entry of drinks) {
    const hour = drinks.length > FEW ? eveningTime(new Date(entry.timestamp).setMinutes(0)) : '';
    const group = groups.at(-1);
    if (group?.hour === hour) group.entries.push(entry);
    else groups.push({ hour, entries: [entry] });
  }
  return groups;
}

const PLUS = ['M12 5.5v13M5.5 12h13'];

/**
 * Lists all drinks of this session, newest first. Here a guest adds a drink that was forgotten, and corrects or removes each of
 * them all evening.
 */
export function TonightSheet({ isOpen, limit, onClose }: { isOpen: boolean; limit: OwnLimit; onClose(): void }) {
  const session = usePhone((phone) => phone.session);
  const celebration = usePhone((phone) => phone.celebration);
  const nowMs = useNow(session);
  const acts = useTonight(onClose);
  const { step } = acts;
  const { drinks } = session;

  function list(): SheetContent {
    const alcoholic = countAlcoholic(drinks);
    const isDry = celebration?.withoutAlcohol && alcoholic === 0;
    const count = isDry ? toastsAre(drinks.length) : withAndWithout(alcoholic, drinks.length - alcoholic);
    const changeOf = (entry: DrinkEntry) => (
      <button
        type="button"
        className={styles.change}
        aria-label={changeDrink(entry, eveningTime(entry.timestamp))}
        onClick={() => acts.go({ kind: 'row', entry })}
      >
        <Icon name="next" />
      </button>
    );
    return {
      title: tonight,
      corner: <InlineButton onClick={acts.close}>{doneLabel}</InlineButton>,
      lead: drinks.length > 0 ? count : noDrinksYet,
      children: (
        <>
          {drinks.length > 0 ? (
            <div className={styles.drinks}>
              {byHour([...drinks].reverse()).map(({ hour, entries }) => (
                <section key={entries.at(-1)?.id}>
                  {hour && <h3>{hour}</h3>}
                  <DrinkRows drinks={entries} nowMs={nowMs} actionOf={changeOf} />
                </section>
              ))}
            </div>
          ) : (
            <LensPicture className={styles.none} isDim>
              {null}
            </LensPicture>
          )}
          <div className={styles.foot}>
            <Button isWide onClick={() => acts.go({ kind: 'drink', entry: null })}>
              <Drawing paths={PLUS} />
              {addEarlier}
            </Button>
          </div>
        </>
      ),
    };
  }

  const content = step.kind === 'list' ? list() : earlierContent(step, acts, { session, celebration, nowMs, limit });
  return <Sheet isOpen={isOpen} onDismiss={acts.close} step={step.kind} {...content} />;
}
