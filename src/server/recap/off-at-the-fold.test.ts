import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/limits.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { newFolder } from '../store/store.fixture.ts';
import { isOnPostgres } from '../testing/test-engine.fixture.ts';
import { startParty } from './party.fixture.ts';

describe('the recap', () => {
  test.each([
    ['while the recap would have been made', 6 * HOUR_MS],
    ['until all guests have expired', 2 * DAY_MS],
  ])('a server that was off %s makes the recap when it starts again', async (_, offMs) => {
    const { joinAll, timers, recap, restart } = await startParty();
    await joinAll(7, ['beer', 'water']);
    await restart(() => timers.sleep(offMs));
    await expect
      .poll(async () => {
        await timers.advance(MINUTE_MS);
        return recap();
      })
      .toMatchObject({ isComplete: true, guests: 7, drinks: 14, waters: 7 });
  });

  test.skipIf(isOnPostgres())('a backup restores the recap without groups that guests have left', async () => {
    const { joinAll, complete, recap, leave, dataDir, restart, sql } = await startParty();
    const [ana] = await joinAll(12, ['beer']);
    expect(await complete()).toMatchObject({ guests: 12, drinks: 12 });
    const file = join(newFolder(), 'hosts.backup');
    makeBackup(dataDir, file);
    await sql('DELETE FROM recap_groups');
    await sql('DELETE FROM recaps');
    await restart(() => restoreBackup(file, dataDir, true));
    expect(await recap()).toMatchObject({ isComplete: true, guests: 12, drinks: 12 });
    await leave(ana);
    expect(await recap()).toMatchObject({ guests: 6 });
    await restart(() => restoreBackup(file, dataDir, true));
    expect(await recap()).toMatchObject({ isComplete: true, guests: 6, drinks: 6 });
  });
});
