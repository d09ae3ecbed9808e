import { useEffect, useRef, useState } from 'react';
import type { DrinkType } from '../../../../domain/drink-menu.ts';
import type { HostedCelebration } from '../../../../domain/hosting/hosted-celebration.ts';
import { type DrinkFault, drinkFaultOf } from '../../../../domain/menu/drink-fault.ts';
import { editMenu, inOrder, isSameMenu, type MenuEdit } from '../../../../domain/menu/menu-edit.ts';
import type { MenuItem } from '../../../../domain/menu/menu-item.ts';
import { useAct } from '../../acts/use-act.ts';
import { CallFault, faultOf } from '../../calls/call.ts';
import { useHosted } from '../room/hosted.tsx';

interface Known {
  readonly menu: readonly MenuItem[];
  readonly revision: number;
}

/** How often an edit is tried again, each time on what another host has just stored. */
const TRIES = 4;

/** The menu, and what this host does with it: one edit after the other, each on the newest menu. */
export function useMenu() {
  const { celebration, calls, change, show } = useHosted();
  const act = useAct();
  // The signs of a newer server are refused by this page's server anyway.
  const menu = celebration.menu as readonly MenuItem[];
  const { revision } = celebration;
  const known = useRef<Known>({ menu, revision });
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const wanted = useRef<readonly string[] | null>(null);

  // What other hosts do comes with the celebration.
  useEffect(() => {
    if (revision >= known.current.revision) known.current = { menu, revision };
  }, [menu, revision]);

  function learn({ menu, revision }: HostedCelebration): void {
    known.current = { menu: menu as readonly MenuItem[], revision };
  }

  /** `by`: the host who was quicker. */
  async function attempt(edit: MenuEdit, triesLeft = TRIES, by: unknown = null): Promise<void> {
    const { menu, revision } = known.current;
    const edited = editMenu(menu, edit);
    if ('clash' in edited) throw new CallFault('too-late', { by });
    if (isSameMenu(edited.menu, menu)) return;
    try {
      learn(await change({ menu: [...edited.menu], revision }));
    } catch (error) {
      const fault = faultOf(error);
      if (fault.code !== 'too-late' || triesLeft === 1) throw error;
      const now = await calls.load();
      learn(now);
      show(now);
      await attempt(edit, triesLeft - 1, fault.problem.by);
    }
  }

  /** @throws CallFault `too-late` if another host has changed the same drink. */
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

  /** Moves while an order is sent: the last one counts, and is sent next. */
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
    /** What is wrong with a name, beside the other drinks of the newest menu. */
    nameFault: ({
      id,
      name,
      drinkType,
    }: Pick<MenuItem, 'id' | 'name'> & { drinkType: DrinkType | null }): DrinkFault | null =>
      drinkFaultOf(
        name,
        drinkType,
        known.current.menu.filter((item) => item.id !== id),
      ),
  };
}

export type Menu = ReturnType<typeof useMenu>;
