import { haveCode, notYours } from '#messages/celebration.ts';
import { TextButton } from '../../components/text-button.tsx';
import { usePhone } from '../../guest/clink-context.tsx';
import type { Joining } from './joining.ts';

/** Leads from the welcome to a code. */
export function CodeLink({ joining }: { joining: Joining }) {
  const isHere = usePhone((phone) => phone.celebration !== null);
  return <TextButton onClick={joining.typeCode}>{isHere ? notYours : haveCode}</TextButton>;
}
