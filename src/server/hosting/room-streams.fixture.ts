import { expect } from 'vitest';
import { applyRoomChange } from '../../domain/hosting/apply-room-change.ts';
import type { GuestRow, HostRoom } from '../../domain/hosting/host-room.ts';
import { followEvents, hostCall, MAREK, SOFIE, startHostedService } from '../testing/hosting.fixture.ts';

export async function startRoom() {
  const service = await startHostedService();
  await service.welcome(SOFIE);
  const follow = async (host = MAREK) => {
    const response = await service.request(`/api/host${service.at}/guests/live`, hostCall(host));
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const stream = followEvents(response);
    await service.timers.advance(1_000);
    const room = (): HostRoom => {
      const [first, ...changes] = stream.events.map(({ data }) => data);
      return changes.reduce<HostRoom>((now, change) => applyRoomChange(now, change as never), first as never);
    };
    return {
      ...stream,
      room,
      rows: (): Record<string, GuestRow> => Object.fromEntries(room().guests.map((row) => [row.name, row])),
    };
  };
  return { ...service, follow };
}
