import type { Page } from '@playwright/test';
import { hostCalls } from '../../../tools/host-calls.ts';
import { guestWithoutPhone } from '../add-guest.ts';
import type { Clink } from '../clink.ts';

export type Marek = Awaited<ReturnType<typeof marekAndHisParty>>;

/** Signs Marek in on `page`, and creates his celebration of Ana & Ben. */
export async function marekAndHisParty({ request }: Page, clink: Clink) {
  const marek = hostCalls(request, clink);
  await marek.signUp('Marek');
  const party = await marek.celebrate();
  return {
    ...marek,
    party,
    ...marek.at(party),
    /** Adds a guest who has no phone in this test. Returns the guest's id. */
    comeIn: async (name: string, beers = 1) => (await guestWithoutPhone(clink.url, name, beers, party.code)).id,
  };
}
