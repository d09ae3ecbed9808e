import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { create, end, join } from './helpers/celebrations.ts';
import { backToTracker, type Clink, drink, expect, test } from './helpers/clink.ts';
import { cutOff, readyForOffline, wake } from './helpers/phone.ts';

test.use({ turns: 1 });

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const FULL_SIZE = [1080, 1920];
/** The fields that a save may have (docs/protocol.md#save). */
const SAVED = [
  ...['drinks', 'removed', 'userName', 'drinkingPace', 'hidden', 'isQuiet', 'location', 'sessionStart', 'stamps'],
  'sentAt',
];

const sheet = (page: Page) => page.getByRole('dialog', { name: /^(It was a lovely evening|Your keepsake)$/ });

/** Joins the celebration of Ana & Ben and logs these drinks, on a phone that cannot share files. */
async function celebrate(page: Page, clink: Clink, drinks: readonly string[], url = ''): Promise<string> {
  await page.addInitScript(() => Object.assign(navigator, { canShare: undefined }));
  const code = await create(clink, 'Ana & Ben');
  await join(page, code, 'Ana & Ben', 'Lea', url);
  for (const name of drinks) await drink(page, name);
  return code;
}

/** Saves the chosen card. Returns the name and the bytes of the file. */
async function save(page: Page) {
  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: /Save/ }).press('Enter');
  const download = await begun;
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), bytes };
}

const sizeOf = (bytes: Buffer) => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];

/** The number of colours in a sample of the picture. One colour would mean an empty canvas. */
async function coloursOf(page: Page, bytes: Buffer): Promise<number> {
  return page.evaluate(async (base64) => {
    const binary = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([binary], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(54, 96);
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0, 54, 96);
    const pixels = context?.getImageData(0, 0, 54, 96).data ?? new Uint8ClampedArray();
    return new Set(Array.from({ length: pixels.length / 4 }, (_, at) => pixels.slice(4 * at, 4 * at + 3).join())).size;
  }, bytes.toString('base64'));
}

test('at the end the guest is offered a card, saves it, and finds it again in the settings', async ({
  page,
  clink,
}) => {
  const code = await celebrate(page, clink, ['Beer', 'Water', 'Wine']);
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') saves.push(...Object.keys(request.postDataJSON()));
  });
  await end(clink, code);
  await wake(page);
  await expect(sheet(page)).toBeVisible();
  await expect(sheet(page).getByRole('radio', { name: 'Poured' })).toBeChecked();
  await expect(sheet(page).getByRole('img', { name: /^A tall glass for Ana & Ben/ })).toBeVisible();
  await expect(sheet(page).getByRole('img', { name: /Lea was there\.$/ })).toHaveCount(3);
  const saved = await save(page);
  expect(saved.name).toMatch(/^ana-ben-\d{4}-\d\d-\d\d\.png$/);
  expect([...saved.bytes.subarray(0, 8)]).toEqual(PNG);
  expect(sizeOf(saved.bytes)).toEqual(FULL_SIZE);
  expect(await coloursOf(page, saved.bytes)).toBeGreaterThan(100);

  for (const name of ['Two glasses', 'Hills']) {
    await sheet(page).getByRole('radio', { name }).press('Space');
    const other = await save(page);
    expect(sizeOf(other.bytes)).toEqual(FULL_SIZE);
    expect(other.bytes.equals(saved.bytes)).toBe(false);
  }
  // The phone sends only the usual saves of the session to the server.
  await expect.poll(() => saves.length).toBeGreaterThan(0);
  expect(saves.filter((field) => !SAVED.includes(field))).toEqual([]);

  await page.getByRole('button', { name: 'See my evening' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your Stats' })).toBeVisible();
  await backToTracker(page);
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'It was a lovely evening' })).toContainText('still on this phone');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Lea, your settings' }).press('Enter');
  await page.getByRole('button', { name: 'Your keepsake' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Your keepsake' })).toContainText('on this phone until tomorrow, ');
  expect(sizeOf((await save(page)).bytes)).toEqual(FULL_SIZE);
});

test('the number of drinks is on the card only if the guest wants it', async ({ page, clink }) => {
  const code = await celebrate(page, clink, ['Beer', 'Water', 'Water']);
  await end(clink, code);
  await wake(page);
  const numbers = sheet(page).getByRole('switch', { name: /^Show how many/ });
  await expect(numbers).not.toBeChecked();
  await expect(sheet(page).getByRole('img', { name: /3 drinks/ })).toHaveCount(0);
  await numbers.press('Enter');
  await expect(sheet(page).getByRole('img', { name: /3 drinks, 2 of them without alcohol$/ })).toHaveCount(3);
});

test('with the colours of the system, the card still has those of the couple', async ({ page, clink }) => {
  const code = await celebrate(page, clink, ['Beer', 'Water', 'Wine']);
  await end(clink, code);
  await wake(page);
  const { bytes } = await save(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.reload();
  await wake(page);
  await expect(sheet(page).getByRole('img', { name: /^Two glasses/ })).toBeVisible();
  expect((await save(page)).bytes.equals(bytes)).toBe(true);
});

test('a guest with only one drink gets no card', async ({ page, clink }) => {
  const code = await celebrate(page, clink, ['Beer']);
  await end(clink, code);
  await wake(page);
  await expect(sheet(page)).toContainText('Your drink and your stats are still on this phone.');
  await expect(page.getByRole('button', { name: /Save/ })).toHaveCount(0);
});

test('the card is drawn and saved without a network', async ({ page, clink, network }) => {
  const code = await celebrate(page, clink, ['Beer', 'Water'], network.url);
  await readyForOffline(page);
  await end(clink, code);
  await wake(page);
  await expect(sheet(page)).toBeVisible();
  await cutOff(page, network);
  await page.reload();
  await page.getByRole('button', { name: 'Lea, your settings' }).press('Enter');
  await page.getByRole('button', { name: 'Your keepsake' }).press('Enter');
  await expect(sheet(page).getByRole('img', { name: /^Two glasses/ })).toBeVisible();
  const { bytes } = await save(page);
  expect(sizeOf(bytes)).toEqual(FULL_SIZE);
  expect(await coloursOf(page, bytes)).toBeGreaterThan(100);
});

test('the card opens the share sheet if the system can share files', async ({ page, clink }) => {
  const code = await celebrate(page, clink, ['Beer', 'Water']);
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: { files: File[] }) => {
        document.title = files.map(({ name, type, size }) => `${name} ${type} ${size > 50_000}`).join();
      },
    });
  });
  await page.reload();
  await end(clink, code);
  await wake(page);
  await sheet(page).getByRole('button', { name: 'Share' }).press('Enter');
  await expect(page).toHaveTitle(/^ana-ben-[\d-]+\.png image\/png true$/);
  await expect(sheet(page).getByRole('button', { name: 'Save' })).toBeVisible();
});

test('a phone with too little memory for a card reports that, and shows the evening', async ({ page, clink }) => {
  const code = await celebrate(page, clink, ['Beer', 'Water']);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.reload();
  await end(clink, code);
  await wake(page);
  await expect(sheet(page)).toContainText('This phone has no room to draw the card just now.');
  await expect(page.getByRole('button', { name: /Save/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'See my evening' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your Stats' })).toBeVisible();
});

test('a card that is too large for the phone’s memory is saved at a smaller size', async ({ page, clink }) => {
  const code = await celebrate(page, clink, ['Beer', 'Water']);
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (callback, ...more) {
      if (this.width === 1080) callback(null);
      else toBlob.call(this, callback, ...more);
    };
  });
  await page.reload();
  await end(clink, code);
  await wake(page);
  await expect(sheet(page)).toBeVisible();
  expect(sizeOf((await save(page)).bytes)).toEqual([540, 960]);
});
