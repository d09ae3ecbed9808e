import { Desk } from '../../shell/desk.tsx';
import { useHosted, useParty } from '../room/hosted.tsx';
import { DeletionNotice, KeepButton } from './deletion-notice.tsx';
import { NamesAndDay } from './names-and-day.tsx';

interface DeletionPageProps {
  place: 'tonight' | 'guests';
  /** The time of the deletion, in ms on the server's clock. */
  deletesAt: number;
}

/** The whole page of a place without guests, whose celebration will be deleted. */
export function DeletionPage({ place, deletesAt }: DeletionPageProps) {
  const { celebration, view } = useHosted();
  const party = useParty(place);
  return (
    <Desk
      title={celebration.names}
      party={party}
      layout="fill"
      under={<NamesAndDay isOnlyDay />}
      action={view.status === 'live' && <KeepButton />}
    >
      <DeletionNotice deletesAt={deletesAt} isAlone />
    </Desk>
  );
}
