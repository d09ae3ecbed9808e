import { everyoneSeesIt } from '#messages/dialogs.ts';
import { useSharedName } from '../../dialogs/shared-name.ts';

/** What a new guest should know about the name in the field. While it is shown, the phone follows the list of all guests. */
export function NameNote({ name }: { name: string }) {
  return useSharedName(true)(name) ?? everyoneSeesIt;
}
