import * as texts from '#messages/hosts.ts';
import { Desk } from '../shell/desk.tsx';

/** A new celebration. */
export function CreateScreen() {
  return <Desk title={texts.newCelebration}>{null}</Desk>;
}
