import { anotherHost, takeTheirs } from '#messages/hosts/celebrations.ts';
import * as texts from '#messages/hosts/evening.ts';
import type { MenuItem } from '../../../../domain/menu/menu-item.ts';
import { TextButton } from '../../../components/text-button.tsx';
import { usePassedFocus } from '../../../taps-and-focus/use-passed-focus.ts';
import { useLoaded } from '../../acts/use-loaded.ts';
import { Notice } from '../../notices/notice.tsx';
import { useHosted } from '../room/hosted.tsx';

/** A notice that another host has changed the drink that this host is editing. `now`: null if it was removed. */
export function TheirDrink({ now, onTake }: { now: MenuItem | null; onTake(): void }) {
  const { calls, view } = useHosted();
  const log = useLoaded(() => calls.log(), { key: view.room?.log });
  const entry = log.value?.entries.find(({ action }) => action === 'menu');
  const notice = usePassedFocus<HTMLDivElement>(focusFirstField);
  const who = entry?.by.name || anotherHost;
  return (
    <div role="status" ref={notice}>
      <Notice icon="people">
        {now ? texts.theirDrink[now.drinkType](who, now.name) : texts.theyTookItOff(who)} {now && texts.typedIsKept}{' '}
        <TextButton onClick={onTake}>{now ? takeTheirs : texts.leaveItOff}</TextButton>
      </Notice>
    </div>
  );
}

function focusFirstField(): void {
  document.querySelector<HTMLElement>('dialog[open] [data-autofocus]')?.focus();
}
