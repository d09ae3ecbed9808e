import * as texts from '#messages/hosts.ts';
import type { Place } from '../host-route.ts';
import { Desk } from '../shell/desk.tsx';

/** One of the four places of a celebration. */
export function CelebrationScreen({ id, place }: { id: string; place: Place }) {
  return (
    <Desk title={texts.places[place]} party={{ id, place, names: '', day: '', waiting: 0 }}>
      {null}
    </Desk>
  );
}
