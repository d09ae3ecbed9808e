import { passwordWrong } from '#messages/hosts.ts';
import type { CallFault } from '../calls/call.ts';
import type { Faults } from '../form/use-form.ts';

/** What is wrong with the password that confirms a change of the account. */
export function explainPassword({ code }: CallFault): Faults | null {
  return code === 'wrong-password' ? { password: passwordWrong } : null;
}
