import { describe, expect, test } from 'vitest';
import type { LogEntry, LogPage } from '../../domain/hosting/log-entry.ts';
import { newPhone } from '../service.fixture.ts';
import { SOFIE, startHostedService } from './hosting.fixture.ts';

async function startWithDoor(door: 'ask' | 'closed') {
  const service = await startHostedService();
  const ana = await service.arrive('Ana');
  expect((await service.marek('PATCH', service.at, { door })).status).toBe(200);
  return { ...service, ana };
}

describe('a closed door', () => {
  test('keeps newcomers out and stores nothing of them, and whoever is in stays in', async () => {
    const { save, ana, names, marek, at } = await startWithDoor('closed');
    const ben = newPhone();
    const refused = await save(ben, { userName: 'Ben' });
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'door-closed' }]);
    expect((await save(ana, { userName: 'Anna' })).status).toBe(200);
    expect(await names()).toEqual(['Anna']);
    expect(await (await marek('GET', at)).json()).toMatchObject({ guests: 1, waiting: 0, door: 'closed' });
  });

  test('lets in a phone that kept trying, as soon as it opens', async () => {
    const { save, names, marek, at } = await startWithDoor('closed');
    const ben = newPhone();
    for (let attempt = 0; attempt < 3; attempt++) expect((await save(ben, { userName: 'Ben' })).status).toBe(403);
    await marek('PATCH', at, { door: 'open' });
    expect((await save(ben, { userName: 'Ben' })).status).toBe(200);
    expect(await names()).toEqual(['Ana', 'Ben']);
  });

  test('is still closed after a restart', async () => {
    const { save, restart } = await startWithDoor('closed');
    await restart();
    expect((await save(newPhone(), { userName: 'Ben' })).status).toBe(403);
  });
});

describe('a door at which the hosts are asked', () => {
  test('lets a newcomer wait, who counts nowhere and loses no drink', async () => {
    const { arrive, save, names, moderate, timers, marek, at } = await startWithDoor('ask');
    const ben = await arrive('Ben');
    expect(ben.answer).toMatchObject({ host: { admission: 'waiting' } });
    const drinks = [1, 2, 3].map((n) => ({
      id: `${timers.now()}-${n}`,
      drinkType: 'beer' as const,
      timestamp: timers.now(),
    }));
    await save(ben, { userName: 'Ben', drinks });
    expect(await names()).toEqual(['Ana']);
    expect(await (await marek('GET', at)).json()).toMatchObject({ guests: 1, waiting: 1 });
    await moderate(ben, { action: 'let-in' });
    expect(await names()).toEqual(['Ana', 'Ben']);
  });

  test('has room for all who wait at once', async () => {
    const { arrive, names, marek, at } = await startWithDoor('ask');
    for (const name of ['Ben', 'Cem', 'Dora']) await arrive(name);
    const answer = await marek('POST', `${at}/guests`, { action: 'let-in-all' });
    const { entry } = (await answer.json()) as { entry: LogEntry };
    expect(entry).toMatchObject({ action: 'let-in-all', guests: 3, canUndo: true });
    expect(await names()).toEqual(['Ana', 'Ben', 'Cem', 'Dora']);
    await marek('POST', `${at}/actions/${entry.id}/undo`, {});
    expect(await names()).toEqual(['Ana']);
  });

  test('lets in those who can be stored if others cannot, and the log and the answer say so', async () => {
    const { arrive, names, marek, at, refuseChangesOf } = await startWithDoor('ask');
    for (const name of ['Ben', 'Cem', 'Dora']) await arrive(name);
    await refuseChangesOf('Cem');
    const answer = await marek('POST', `${at}/guests`, { action: 'let-in-all' });
    expect([answer.status, await answer.json()]).toMatchObject([
      503,
      { code: 'unavailable', detail: expect.stringContaining('2 of 3 guests were let in.') },
    ]);
    expect(await names()).toEqual(['Ana', 'Ben', 'Dora']);
    const { entries } = (await (await marek('GET', `${at}/actions`)).json()) as LogPage;
    expect(entries[0]).toMatchObject({ action: 'let-in-all', guests: 2, canUndo: true });
    const undone = await marek('POST', `${at}/actions/${entries[0]?.id}/undo`, {});
    expect([undone.status, await names()]).toEqual([200, ['Ana']]);
  });

  test('lets nobody in if nobody can be stored, and the log has nothing of it', async () => {
    const { arrive, names, marek, at, refuseChangesOf } = await startWithDoor('ask');
    await arrive('Cem');
    await refuseChangesOf('Cem');
    expect((await marek('POST', `${at}/guests`, { action: 'let-in-all' })).status).toBe(503);
    const { entries } = (await (await marek('GET', `${at}/actions`)).json()) as LogPage;
    expect([entries[0]?.action, await names()]).toEqual(['door', ['Ana']]);
  });

  test('tells the second of two hosts who was quicker', async () => {
    const { arrive, welcome, as, at, moderate } = await startWithDoor('ask');
    await welcome(SOFIE);
    const ben = await arrive('Ben');
    await as(SOFIE)('POST', `${at}/guests`, { action: 'let-in-all' });
    const again = await as(SOFIE)('POST', `${at}/guests`, { action: 'let-in-all' });
    expect([again.status, await again.json()]).toMatchObject([409, { code: 'too-late', by: 'Sofie' }]);
    const late = await moderate(ben, { action: 'turn-away' });
    expect([late.status, await late.json()]).toMatchObject([409, { code: 'too-late', state: 'in' }]);
  });

  test('lets a guest who was turned away ask again under another name', async () => {
    const { arrive, save, moderate, names } = await startWithDoor('ask');
    const ines = await arrive('Ines K');
    await moderate(ines, { action: 'turn-away' });
    expect(await (await save(ines, { userName: 'Ines K' })).json()).toMatchObject({
      host: { admission: 'turned-away' },
    });
    const asked = await save(ines, { userName: 'Ines Kern' }, '&ask=1');
    expect(await asked.json()).toMatchObject({ host: { admission: 'waiting' } });
    await moderate(ines, { action: 'let-in' });
    expect(await names()).toEqual(['Ana', 'Ines Kern']);
  });
});
