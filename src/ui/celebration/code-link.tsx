import { haveCode, notYours } from '#messages/celebration.ts';
import { usePhone } from '../clink-context.tsx';
import type { Joining } from './joining.ts';
import { TextButton } from './text-button.tsx';

/** Leads from the welcome to a code. */
export function CodeLink({ joining }: { joining: Joining }) {
  const isHere = usePhone((phone) => phone.celebration !== null);
  return <TextButton onClick={joining.typeCode}>{isHere ? notYours : haveCode}</TextButton>;
}
