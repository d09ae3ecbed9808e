import { type StoreApi, useStore } from 'zustand';
import { haveCode, notYours } from '#messages/celebration.ts';
import { TextButton } from '../../components/text-button.tsx';
import { usePhone } from '../../guest/clink-context.tsx';
import { LanguagePill } from '../language/language-setting.tsx';
import type { Joining } from './joining.ts';
import { SetUpCard } from './set-up-card.tsx';

/** Leads from the welcome to a code, and whoever runs a new server to the first steps of a host. */
export function CodeLink({ joining, canSetUp }: { joining: Joining; canSetUp: StoreApi<boolean> }) {
  const isHere = usePhone((phone) => phone.celebration !== null);
  return (
    <>
      <LanguagePill />
      <TextButton isWide onClick={joining.typeCode}>
        {isHere ? notYours : haveCode}
      </TextButton>
      {useStore(canSetUp) && <SetUpCard />}
    </>
  );
}
