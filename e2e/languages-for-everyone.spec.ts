import type { Page } from '@playwright/test';
import { addGuests } from '../scripts/screenshots/add-guests.ts';
import { isDue } from '../scripts/turn.ts';
import { LANGUAGES, type Language } from '../src/domain/languages.ts';
import { LEMONADE, SPRITZ } from '../src/domain/menu/menu.fixture.ts';
import { type HostCalls, hostCalls, type Party } from '../tools/host-calls.ts';
import { expect } from './helpers/clink.ts';
import { test } from './helpers/hosts/host.ts';
import { inspector } from './helpers/looking/inspect-screen.ts';
import { type Inspect, walkAsGuest, walkAsHost } from './helpers/looking/screens-in-a-language.ts';
import { type Words, wordsOf } from './helpers/looking/words-of.ts';

/**
 * A language with long words, a language with many plural forms, and one that is written from right to left. The nightly run
 * checks all languages.
 */
const IN_TURN: readonly Language[] = ['de', 'pl', 'ar'];
const DUE = IN_TURN.filter((_, index) => isDue(index, IN_TURN.length));
/** 'de-DE' */
const localeOf = (language: Language) => `${language}-${new Intl.Locale(language).maximize().region}`;
const COUPLE = 'Ana & Ben';
/** Names that may be truncated. */
const NAMES = ['Maximiliane', COUPLE];
const SMALLEST = { width: 320, height: 568 };
const LAPTOP = { width: 1440, height: 900 };
const WALL = { width: 1920, height: 1080 };

test.use({ turns: 1, viewport: SMALLEST, contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(120_000);

interface Evening {
  readonly words: Words;
  readonly marek: HostCalls;
  readonly party: Party;
}

/** Creates a celebration whose language is `language`, with twelve guests. One of them has an Arabic name. */
async function celebrateIn(language: Language, page: Page, clink: { url: string; dataDir: string }): Promise<Evening> {
  const marek = hostCalls(page.request, clink);
  await marek.signUp('Marek');
  const party = await marek.celebrate(COUPLE);
  await marek.at(party).set({ language: localeOf(language) });
  await addGuests(clink.url, 12, party.code);
  await addGuests(clink.url, 1, party.code, 41);
  return { words: await wordsOf(language), marek, party };
}

for (const language of LANGUAGES.filter((one) => one !== 'en')) {
  test.describe(`in ${language}`, { tag: DUE.includes(language) ? [] : ['@nightly'] }, () => {
    test.use({ locale: localeOf(language) });

    test(`every screen of a guest fits the smallest phone, has the right direction and is accessible (${language})`, async ({
      page,
      clink,
      newPhone,
    }) => {
      const { words, marek, party } = await celebrateIn(language, await newPhone(), clink);
      const { faults, inspect } = inspector(page, language, NAMES);
      const end = () => marek.at(party).set({ state: 'over' });
      await walkAsGuest(page, party, 'Maximiliane', words, inspect, end);
      expect(faults).toEqual([]);
    });

    test(`the pages of a host fit a small phone and a laptop, and the wall fits a television (${language})`, async ({
      page,
      clink,
      newPhone,
    }) => {
      const host = await newPhone();
      const { words, marek, party } = await celebrateIn(language, host, clink);
      await marek.at(party).set({ menu: [SPRITZ, LEMONADE], revision: 0 });
      const { faults, inspect } = inspector(page, language, NAMES);
      const inspectTwice: Inspect = async (name) => {
        await page.setViewportSize(LAPTOP);
        await inspect(`${name} on a laptop`);
        await page.setViewportSize(SMALLEST);
        await inspect(name);
      };
      const { cookies } = await host.context().storageState();
      await walkAsHost(page, clink.url, party, words, () => page.context().addCookies(cookies), inspectTwice);

      await page.setViewportSize(WALL);
      await page.goto(`/?screen&c=${party.code}`);
      await expect(page.getByText(words.wall.live, { exact: true }).filter({ visible: true })).toHaveCount(1);
      await inspect('the wall');
      const [ana, ben] = await Promise.all(
        ['Ana', 'Ben'].map((name) => page.locator('#names').getByText(name, { exact: true }).boundingBox()),
      );
      expect(ana?.x, `${COUPLE} in their own direction`).toBeLessThan(ben?.x ?? 0);
      expect(faults).toEqual([]);
    });
  });
}
