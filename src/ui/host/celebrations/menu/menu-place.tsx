import { useState } from 'react';
import * as texts from '#messages/hosts/evening.ts';
import { places } from '#messages/hosts/hosts.ts';
import { MENU_MAX_DRINKS, type MenuItem } from '../../../../domain/menu/menu-item.ts';
import { offeredMenu } from '../../../../domain/menu/offered-menu.ts';
import { newTag } from '../../../../sync/phone/new-session.ts';
import { Button } from '../../../components/button.tsx';
import { focusHeading } from '../../../components/screen-heading.tsx';
import { usePassedFocus } from '../../../taps-and-focus/use-passed-focus.ts';
import { useAct } from '../../acts/use-act.ts';
import { Icon } from '../../parts/icon.tsx';
import { Column, Desk } from '../../shell/desk.tsx';
import { Pictured } from '../../shell/pictured.tsx';
import { type DrinkDraft, draftOfDrink, newDraft } from '../../state/drink-draft.ts';
import { useHost } from '../../state/host-context.tsx';
import { useHosted, useParty } from '../room/hosted.tsx';
import { DrinkSheet } from './drink-sheet.tsx';
import { GhostMenu } from './ghost-menu.tsx';
import styles from './menu-place.module.css';
import { MenuPreview } from './menu-preview.tsx';
import { DrinksNotOffered, MenuRows } from './menu-rows.tsx';
import { useMenu } from './use-menu.ts';

/** The place for the hosts' own menu. Drinks are edited in a sheet, and every other change is stored at once. */
export function MenuPlace() {
  const { drafts, random } = useHost();
  const { celebration } = useHosted();
  const { id, withoutAlcohol } = celebration;
  const party = useParty('menu');
  const menu = useMenu();
  const act = useAct();
  const { menu: items, send } = menu;
  const [draft, setDraft] = useState(() => drafts.getState()[id]?.drink ?? null);

  /** Keeps the draft when the host leaves this screen. Closing the sheet deletes the draft. */
  function write(next: DrinkDraft | null) {
    drafts.keep(id, 'drink', next);
    setDraft(next);
  }

  function pour({ id, name }: MenuItem, isSoldOut: boolean) {
    void act({
      run: () => send({ kind: 'pour', id, isSoldOut }),
      done: (isSoldOut ? texts.isSoldOut : texts.isPouring)(name),
      undo: () => send({ kind: 'pour', id, isSoldOut: !isSoldOut }),
    });
  }

  function remove(seen: MenuItem) {
    const at = items.findIndex((item) => item.id === seen.id);
    write(null);
    void act({
      run: () => send({ kind: 'remove', seen }),
      done: texts.isOffMenu(seen.name),
      undo: () => send({ kind: 'add', item: seen, at }),
    });
  }

  const offered = offeredMenu({ menu: items, withoutAlcohol });
  const others = items.filter((item) => !offered.includes(item));
  const isFull = items.length >= MENU_MAX_DRINKS;
  const open = (item: MenuItem) => write(draftOfDrink(item));
  const add = () => write(newDraft(newTag(random), items, withoutAlcohol ? 'free' : null));
  return (
    <Desk
      title={places.menu}
      party={party}
      layout="shown"
      under={
        items.length > 0 && (
          <span>
            {others.length > 0 ? texts.offeredOf(offered.length, items.length) : texts.drinksOfAll(items.length)}
          </span>
        )
      }
    >
      <MenuPreview celebration={celebration} menu={items} />
      <Column>
        {items.length === 0 ? (
          <Pictured
            isStacked
            picture={<GhostMenu celebration={celebration} />}
            title={texts.noDrinksYet}
            lead={texts.noDrinksYetLead}
          >
            <AddButton onClick={add} />
          </Pictured>
        ) : (
          <>
            {(offered.length > 0 || !isFull) && (
              <MenuRows
                celebration={celebration}
                menu={offered}
                onOpen={open}
                onPour={pour}
                onArrange={menu.arrange}
                onAdd={isFull ? undefined : add}
                notOffered={others.length}
              />
            )}
            {!isFull && <p className={styles.hint}>{texts.neverWorthMore}</p>}
            {others.length > 0 && <DrinksNotOffered celebration={celebration} menu={others} onOpen={open} />}
          </>
        )}
      </Column>
      <DrinkSheet draft={draft} menu={menu} onWrite={write} onRemove={remove} />
    </Desk>
  );
}

/** The button to add the first drink, below the words about it. */
function AddButton({ onClick }: { onClick(): void }) {
  const button = usePassedFocus<HTMLButtonElement>(focusHeading);
  return (
    <Button ref={button} kind="primary" isWide aria-haspopup="dialog" onClick={onClick}>
      <Icon name="plus" />
      {texts.addDrink}
    </Button>
  );
}
