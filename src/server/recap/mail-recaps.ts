import type { Accounts } from '../accounts/accounts.ts';
import { type LookingDeps, lookEveryMinute } from './look-every-minute.ts';
import { recapMailTable } from './recap-mail-table.ts';

/**
 * Sends the hosts of each celebration one mail on the morning after (docs/hosts.md#the-morning-after). Returns a
 * function that stops this and resolves when the current mail was sent or refused.
 */
export function mailRecaps(deps: LookingDeps & Pick<Accounts, 'mailRecap'>): () => Promise<void> {
  const { hostsDatabase, timers } = deps;

  /** Stops at the first mail that fails, because the mail server may be down, and the next attempt is soon. */
  return lookEveryMinute(deps, 'a mail of the morning after was not sent', async (isStopped) => {
    const mailRecap = deps.mailRecap();
    if (mailRecap === null) return;
    while (!isStopped()) {
      const mail = await hostsDatabase.transact(() => recapMailTable.begin(timers.now()));
      if (!mail || (await mailRecap(mail.to, mail.celebration)) === 'failed') return;
      await hostsDatabase.transact(() => recapMailTable.done(mail, timers.now()));
    }
  });
}
