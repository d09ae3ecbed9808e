import type { Page } from '@playwright/test';
import { hostCalls, type Party } from '../../../lab/shared/host-calls.ts';
import { guestWithoutPhone } from '../add-guest.ts';
import type { Clink } from '../clink.ts';

/** A guest of a celebration who has no phone in this test. Returns the id. */
export async function comeIn(url: string, { code }: Party, name: string, beers = 1): Promise<string> {
  return (await guestWithoutPhone(url, name, beers, code)).id;
}

/** Marek, signed in on `page`, and his celebration of Ana & Ben. */
export async function marekAndHisParty({ request }: Page, clink: Clink) {
  const marek = hostCalls(request, clink);
  await marek.signUp('Marek');
  const party = await marek.celebrate();
  return { ...marek, party, ...marek.at(party) };
}

/** The same, and a page of Sofie, who has accepted Marek's invitation. */
export async function marekAndSofie(page: Page, clink: Clink, newPhone: () => Promise<Page>) {
  const marek = await marekAndHisParty(page, clink);
  const second = await newPhone();
  const sofie = hostCalls(second.request, clink);
  await sofie.signUp('Sofie');
  await sofie.accept(await marek.invite());
  return { ...marek, second };
}
