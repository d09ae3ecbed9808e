import type { Page } from '@playwright/test';
import { hostCalls } from '../../../tools/host-calls.ts';
import { guestWithoutPhone } from '../add-guest.ts';
import type { Clink } from '../clink.ts';

export type Marek = Awaited<ReturnType<typeof marekAndHisParty>>;

/** Marek, signed in on `page`, and his celebration of Ana & Ben. */
export async function marekAndHisParty({ request }: Page, clink: Clink) {
  const marek = hostCalls(request, clink);
  await marek.signUp('Marek');
  const party = await marek.celebrate();
  return {
    ...marek,
    party,
    ...marek.at(party),
    /** Lets a guest come in who has no phone in this test. Returns the id. */
    comeIn: async (name: string, beers = 1) => (await guestWithoutPhone(clink.url, name, beers, party.code)).id,
  };
}
