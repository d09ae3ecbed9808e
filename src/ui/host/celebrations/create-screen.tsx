import * as texts from '#messages/hosts/celebrations.ts';
import { myCelebrations, newCelebration, places } from '#messages/hosts/hosts.ts';
import { useFeedback } from '../../feedback/feedback.tsx';
import { useGoOn } from '../acts/use-go-on.ts';
import { NewCelebration } from '../first-hour/new-celebration.tsx';
import { BackLink } from '../parts/back-link.tsx';
import { useHost } from '../state/host-context.tsx';
import { HOME, type HostRoute } from '../state/host-route.ts';

/** The form for a further celebration. Afterwards its Invite place is shown, with the code. */
export function CreateScreen() {
  const { go } = useHost();
  const { toast } = useFeedback();
  const goOn = useGoOn();
  return (
    <NewCelebration
      back={<BackLink to={HOME}>{myCelebrations}</BackLink>}
      pageTitle={newCelebration}
      submit={texts.create}
      onMade={({ id, names, fromTemplate }) => {
        const invite: HostRoute = { screen: 'celebration', id, place: 'invite' };
        if (goOn(invite)) return;
        const message = (fromTemplate ? texts.createdAsTemplate : texts.created)(names);
        toast({ message, action: { label: places.invite, run: () => go(invite) } });
      }}
    />
  );
}
