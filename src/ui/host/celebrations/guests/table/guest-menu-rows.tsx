import * as texts from '#messages/hosts-guests.ts';
import type { GuestAction } from '../../../../../domain/hosting/guest-action.ts';
import type { GuestRow } from '../../../../../domain/hosting/host-room.ts';
import { MenuRow } from '../../../parts/menu.tsx';

/** What a host has chosen to do with one guest. `menu`: nothing yet. */
export type Task = 'menu' | 'rename' | 'remove';

interface GuestMenuRowsProps {
  guest: GuestRow;
  onTask(task: Task): void;
  onAct(action: GuestAction): void;
}

/** What can be done with a guest in this state. */
export function GuestMenuRows({ guest: { state }, onTask, onAct }: GuestMenuRowsProps) {
  const isOut = state === 'removed' || state === 'barred';
  const isAtDoor = state === 'waiting' || state === 'turned-away';
  return (
    <>
      {isOut && (
        <MenuRow lines="door" hint={texts.letBackInHint} onClick={() => onAct({ action: 'restore' })}>
          {texts.letBackIn}
        </MenuRow>
      )}
      {state === 'barred' && (
        <MenuRow
          lines="clock"
          hint={texts.allowReturnHint}
          onClick={() => onAct({ action: 'remove', mayReturn: true })}
        >
          {texts.allowReturn}
        </MenuRow>
      )}
      {isAtDoor && (
        <MenuRow lines="door" hint={texts.letInHint} onClick={() => onAct({ action: 'let-in' })}>
          {texts.letIn}
        </MenuRow>
      )}
      {!isOut && (
        <MenuRow lines="pen" hint={texts.renameHint} onClick={() => onTask('rename')}>
          {texts.rename}
        </MenuRow>
      )}
      {state === 'in' && (
        <MenuRow lines="eyeOff" hint={texts.hideHint} onClick={() => onAct({ action: 'hide' })}>
          {texts.hide}
        </MenuRow>
      )}
      {state === 'hidden' && (
        <MenuRow lines="eye" hint={texts.showHint} onClick={() => onAct({ action: 'show' })}>
          {texts.show}
        </MenuRow>
      )}
      {!isOut && (
        <MenuRow lines="out" hint={texts.removeHint} isDanger onClick={() => onTask('remove')}>
          {texts.remove}
        </MenuRow>
      )}
    </>
  );
}
