import { whoIsCelebrating } from '#messages/hosts/celebrations.ts';
import { makeTheCode } from '#messages/hosts/first-hour.ts';
import { useHost } from '../state/host-context.tsx';
import { NewCelebration } from './new-celebration.tsx';

/** The first celebration. Its first guest comes next. */
export function CelebrationStep() {
  const { go } = useHost();
  return (
    <NewCelebration
      pageTitle={whoIsCelebrating}
      submit={makeTheCode}
      onMade={({ id }) => go({ screen: 'first', id })}
    />
  );
}
