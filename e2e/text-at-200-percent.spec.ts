import type { Page } from '@playwright/test';
import { LEMONADE, menuOf } from '../src/domain/menu/menu.fixture.ts';
import { hostCalls } from '../tools/host-calls.ts';
import { expect } from './helpers/clink.ts';
import { test } from './helpers/hosts/host.ts';
import { box } from './helpers/looking/boxes.ts';
import { brokenWords, cutParts } from './helpers/looking/layout-faults.ts';

/** Sets a rem to 32 px, in media queries too, as a browser's setting for larger text does. */
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] });
  },
});

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const) {
  test(`with text at 200 %, every part of the welcome can be reached, and no card of the menu is covered (${width}×${height}) [WCAG-1.4.4]`, async ({
    page,
    newPhone,
    clink,
  }) => {
    const marek = hostCalls((await newPhone()).request, clink);
    await marek.signUp('Marek');
    const party = await marek.celebrate();
    await marek.at(party).set({ menu: [...menuOf(4), LEMONADE].reverse(), revision: 0 });
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => localStorage.setItem('locationDialogShown', 'true'));
    await page.goto(party.link);

    const language = page.getByRole('button', { name: 'Language: English' });
    await expect(language).toBeVisible();
    expect(await page.evaluate(cutParts)).toEqual([]);
    const date = page.locator('dialog[open] b').first();
    const start = page.getByRole('button', { name: /Start/ });
    for (const part of [date, start]) {
      await part.scrollIntoViewIfNeeded();
      const { y, bottom } = await box(part);
      expect(y, 'below the upper edge').toBeGreaterThanOrEqual(0);
      expect(bottom, 'above the lower edge').toBeLessThanOrEqual(height);
    }
    expect((await box(language)).bottom, 'above the words').toBeLessThanOrEqual((await box(date)).y);

    await page.getByRole('textbox').fill('Grandma');
    await page.getByRole('textbox').press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const name = page.getByRole('button', { name: 'Grandma, your settings' }).locator('bdi');
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), 'cut').toBe(0);
    const card = page.getByRole('button', { name: /^Elderflower fizz/ });
    await card.press('Enter');
    await page.getByRole('button', { name: 'Confirm' }).press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const [percent, count] = [await box(card.getByText('0%')), await box(card.getByText('1', { exact: true }))];
    // The ring around the count extends beyond the text by a quarter of the text's height.
    expect(count.x - percent.right).toBeGreaterThan(count.height * 0.24);

    const menu = page
      .locator('section', { has: page.locator('> ul') })
      .filter({ has: card })
      .last();
    const [fade, cards] = await menu.evaluate((section) => {
      const { height: high } = getComputedStyle(section, '::after');
      return [Number.parseFloat(high), section.querySelector('ul')?.getBoundingClientRect().height ?? 0];
    });
    expect(fade, 'what fades is the row, not its heading').toBeLessThanOrEqual(cards);
  });
  test(`with text at 200 %, no name or word in a guest's settings and on the hosts' pages is split, truncated or covered (${width}×${height}) [WCAG-1.4.4]`, async ({
    page,
    newPhone,
    clink,
  }) => {
    const marek = hostCalls(page.request, clink);
    await marek.signUp('Marek');
    const party = await marek.celebrate();
    await page.setViewportSize({ width, height });
    const check = async (on: Page, where: string) => {
      await on.evaluate(() => document.fonts.ready);
      const broken = await on.evaluate(brokenWords);
      expect(
        broken.filter((word) => !clink.url.endsWith(word)),
        where,
      ).toEqual([]);
      expect(await on.evaluate(cutParts), where).toEqual([]);
    };

    for (const [count, phone] of [await newPhone(), await newPhone()].entries()) {
      await phone.setViewportSize({ width, height });
      await phone.addInitScript(() => localStorage.setItem('locationDialogShown', 'true'));
      await phone.goto(party.link);
      await phone.getByRole('textbox').fill('Rosi');
      await phone.getByRole('textbox').press('Enter');
      await expect(phone.getByRole('dialog')).toHaveCount(0);
      if (count > 0) continue;
      await phone.getByRole('button', { name: /your settings$/ }).press('Enter');
      await expect(phone.getByRole('dialog', { name: 'You' })).toBeVisible();
      await check(phone, 'settings');
    }

    await page.goto('/?host');
    await expect(page.getByRole('heading', { level: 2, name: 'Ana & Ben' })).toBeVisible();
    await check(page, 'My celebrations');
    await page.goto(`/?host=celebration/${party.id}/invite`);
    await expect(page.getByRole('button', { name: 'Print the cards' })).toBeVisible();
    await check(page, 'Invite');
    await page.goto(`/?host=celebration/${party.id}/guests`);
    const rows = page.getByRole('listitem').filter({ hasText: 'Rosi' });
    await expect(rows).toHaveCount(2);
    await check(page, 'Guests');
    for (const row of await rows.all()) {
      const [tag, sum] = [await box(row.getByText(/^came at/)), await box(row.locator('.num'))];
      expect(tag.right <= sum.x || tag.bottom <= sum.y, 'the tag is not over the count').toBe(true);
    }
  });
}
