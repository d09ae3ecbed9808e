import { places } from '#messages/hosts/hosts.ts';
import { Column, Desk } from '../../shell/desk.tsx';
import { useHosted, useParty } from '../room/hosted.tsx';
import { WallCard } from './wall-card.tsx';
import { WallSettingsCard } from './wall-settings-card.tsx';

/** How the wall gets onto a television, and what it shows. */
export function WallPlace() {
  const { celebration } = useHosted();
  return (
    <Desk
      title={places.wall}
      layout="half"
      party={useParty('wall')}
      under={<bdi className="only-phone">{celebration.names}</bdi>}
    >
      <Column>
        <WallCard />
      </Column>
      <Column>
        <WallSettingsCard />
      </Column>
    </Desk>
  );
}
