import { useEffect, useRef, useState } from 'react';
import type { DrinkType } from '../../../../domain/drink-menu.ts';
import type { HostedCelebration } from '../../../../domain/hosting/hosted-celebration.ts';
import { type DrinkFault, drinkFaultOf } from '../../../../domain/menu/drink-fault.ts';
import { editMenu, inOrder, type MenuEdit } from '../../../../domain/menu/menu-edit.ts';
import type { MenuItem } from '../../../../domain/menu/menu-item.ts';
import { useAct } from '../../acts/use-act.ts';
import { CallFault, faultOf } from '../../calls/call.ts';
import { useHosted } from '../room/hosted.tsx';

/** The menu and its edits by this host, which are sent one after the other. */
export function useMenu() {
  const { celebration, calls, show } = useHosted();
  const act = useAct();
  // Emojis that only a newer server knows are not checked here, because this page's server refuses unknown ones anyway.
  const menu = celebration.menu as readonly MenuItem[];
  const newest = useRef(menu);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const wanted = useRef<readonly string[] | null>(null);

  // Changes by other hosts arrive with the celebration.
  useEffect(() => {
    newest.current = menu;
  }, [menu]);

  function learn(now: HostedCelebration): void {
    newest.current = now.menu as readonly MenuItem[];
    show(now);
  }

  async function attempt(edit: MenuEdit): Promise<void> {
    try {
      learn(await calls.editMenu(edit));
    } catch (error) {
      const { code } = faultOf(error);
      if (code === 'not-found') return sendWhole(edit);
      // Loads the menu, so that the sheet can show what another host has changed.
      if (code === 'too-late' || code === 'invalid') learn(await calls.load());
      throw error;
    }
  }

  /** The previous version of the server accepts only whole menus. */
  async function sendWhole(edit: MenuEdit): Promise<void> {
    const now = await calls.load();
    learn(now);
    const edited = editMenu(newest.current, edit);
    if ('clash' in edited) throw new CallFault('too-late');
    learn(await calls.change({ menu: [...edited.menu], revision: now.revision }));
  }

  /** @throws `CallFault` with the code `too-late` if another host has changed the same drink. */
  function send(edit: MenuEdit): Promise<void> {
    const sent = last.current.then(() => attempt(edit));
    last.current = sent.catch(() => {});
    return sent;
  }

  async function sendOrder(): Promise<void> {
    while (wanted.current) {
      const ids = wanted.current;
      await send({ kind: 'order', ids });
      if (wanted.current === ids) wanted.current = null;
    }
  }

  /** If the host moves drinks while an order is being sent, only the latest order is sent next. */
  async function arrange(ids: readonly string[]): Promise<void> {
    const isSending = wanted.current !== null;
    wanted.current = ids;
    setOrder(ids);
    if (isSending) return;
    await act({ run: sendOrder });
    wanted.current = null;
    setOrder(null);
  }

  return {
    menu: order ? inOrder(menu, order) : menu,
    send,
    arrange,
    /** Returns the fault of a name, such as that another drink of the newest menu has it. Null if there is no fault. */
    nameFault: ({
      id,
      name,
      drinkType,
    }: Pick<MenuItem, 'id' | 'name'> & { drinkType: DrinkType | null }): DrinkFault | null =>
      drinkFaultOf(
        name,
        drinkType,
        newest.current.filter((item) => item.id !== id),
      ),
  };
}

export type Menu = ReturnType<typeof useMenu>;
