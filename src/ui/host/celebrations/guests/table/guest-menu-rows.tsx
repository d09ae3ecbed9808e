import * as texts from '#messages/hosts/guests.ts';
import type { GuestAction } from '../../../../../domain/hosting/guest-action.ts';
import type { GuestRow } from '../../../../../domain/hosting/host-room.ts';
import { MenuRow } from '../../../parts/menu.tsx';

/** The action that a host has chosen for a guest. `menu`: the host has not chosen yet. */
export type Task = 'menu' | 'rename' | 'remove' | 'hand-over';

interface GuestMenuRowsProps {
  guest: GuestRow;
  onTask(task: Task): void;
  onAct(action: GuestAction): void;
}

export const isRemoved = ({ state }: GuestRow) => state === 'removed' || state === 'barred';

/** The actions that are possible for a guest in this state. The sheet has a button that lets a removed guest back in. */
export function GuestMenuRows({ guest, onTask, onAct }: GuestMenuRowsProps) {
  const { state } = guest;
  const isOut = isRemoved(guest);
  const isAtDoor = state === 'waiting' || state === 'turned-away';
  return (
    <>
      {state === 'barred' && (
        <MenuRow icon="clock" hint={texts.allowReturnHint} onClick={() => onAct({ action: 'remove', mayReturn: true })}>
          {texts.allowReturn}
        </MenuRow>
      )}
      {isAtDoor && (
        <MenuRow icon="door" hint={texts.letInHint} onClick={() => onAct({ action: 'let-in' })}>
          {texts.letIn}
        </MenuRow>
      )}
      {!isOut && (
        <MenuRow icon="pen" hint={texts.renameHint} onClick={() => onTask('rename')}>
          {texts.rename}
        </MenuRow>
      )}
      {state === 'in' && (
        <MenuRow icon="eyeOff" hint={texts.hideHint} onClick={() => onAct({ action: 'hide' })}>
          {texts.hide}
        </MenuRow>
      )}
      {state === 'hidden' && (
        <MenuRow icon="eye" hint={texts.showHint} onClick={() => onAct({ action: 'show' })}>
          {texts.show}
        </MenuRow>
      )}
      {!isOut && state !== 'knocked' && (
        <MenuRow icon="phone" hint={texts.handOverHint} onClick={() => onTask('hand-over')}>
          {texts.handOver}
        </MenuRow>
      )}
      {!isOut && (
        <MenuRow icon="out" isDanger hint={texts.removeHint} onClick={() => onTask('remove')}>
          {texts.remove}
        </MenuRow>
      )}
    </>
  );
}
