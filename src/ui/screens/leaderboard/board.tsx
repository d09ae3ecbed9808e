import { useShallow } from 'zustand/react/shallow';
import type { BoardView } from '../../../domain/protocol.ts';
import { useLive, usePhone } from '../../clink-context.tsx';
import { AllGuests } from './all-guests.tsx';
import { NoNetwork, Waiting } from './quiet-state.tsx';
import { TopTen } from './top-ten.tsx';
import { useCalm } from './use-calm.ts';
import { WAVE_MS } from './use-rank-moves.ts';

/** The last picture of the board, or what stands in its place before the first. */
export function Board({ view }: { view: BoardView }) {
  const latest = useLive(useShallow(({ board, you, scope }) => ({ board, you, scope })));
  const { board, you, scope } = useCalm(latest, WAVE_MS);
  const status = useLive((live) => live.status);
  const ownId = usePhone((phone) => phone.identity.sessionId);
  if (!board) return status === 'offline' ? <NoNetwork /> : <Waiting />;
  if (view === 'all') return <AllGuests board={board} status={status} scope={scope} ownId={ownId} />;
  return <TopTen board={board} you={you} scope={scope} ownId={ownId} />;
}
