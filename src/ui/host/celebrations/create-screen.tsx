import * as texts from '#messages/hosts/celebrations.ts';
import { myCelebrations, newCelebration, places } from '#messages/hosts/hosts.ts';
import { useFeedback } from '../../feedback/feedback.tsx';
import { useGoOn } from '../acts/use-go-on.ts';
import { NewCelebration } from '../first-hour/new-celebration.tsx';
import { HostLink } from '../parts/host-link.tsx';
import { Icon } from '../parts/icon.tsx';
import { useHost } from '../state/host-context.tsx';
import { HOME, type HostRoute } from '../state/host-route.ts';
import styles from './create-screen.module.css';

/** One more celebration. The invitation comes next: its code is there at once. */
export function CreateScreen() {
  const { go } = useHost();
  const { toast } = useFeedback();
  const goOn = useGoOn();
  return (
    <NewCelebration
      back={
        <HostLink to={HOME} className={styles.back}>
          <Icon name="back" />
          {myCelebrations}
        </HostLink>
      }
      pageTitle={newCelebration}
      submit={texts.create}
      onMade={({ id, names }) => {
        const invite: HostRoute = { screen: 'celebration', id, place: 'invite' };
        if (goOn(invite)) return;
        toast({ message: texts.created(names), action: { label: places.invite, run: () => go(invite) } });
      }}
    />
  );
}
