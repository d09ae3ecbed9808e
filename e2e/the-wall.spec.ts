import { hostCalls } from '../tools/host-calls.ts';
import { create, join } from './helpers/celebrations.ts';
import { arrive, drink, expect, MOVING } from './helpers/clink.ts';
import { jumpsOf, noteJumps } from './helpers/looking/jumps.ts';
import { wake } from './helpers/phone.ts';
import { readFromAfar } from './helpers/read-square.ts';
import { isStored, lastLive, live, places, square, test } from './helpers/wall.ts';

test.use({ contextOptions: MOVING });

test('during an evening the wall shows a poster, the first toast and a clink, and survives a restart of the server', async ({
  page: ana,
  newPhone,
  wall,
  clink,
}) => {
  // The wall shows much of the evening only after some seconds, because names wait and moments take turns.
  test.setTimeout(240_000);
  const tom = await newPhone();
  const code = await create(clink, 'Mia & Leo');
  await wall.addInitScript(noteJumps);
  await wall.goto(`/?screen&c=${code}`);
  await expect(wall.getByText('The first toast is still to come.')).toBeVisible();
  await expect(wall.getByText('Nobody is in yet')).toBeVisible();
  await expect(square(wall)).toBeVisible();
  const jumpsOfLoading = (await jumpsOf(wall)).length;
  await join(ana, code, 'Mia & Leo', 'Ana');
  await join(tom, code, 'Mia & Leo', 'Tom');
  await expect(wall.getByText('2 guests are in')).toBeVisible();
  // For the first ten seconds, only hosts see a new name.
  await expect(wall.getByRole('heading', { name: 'Tom is in' })).toBeVisible({ timeout: 20_000 });
  await expect(wall.locator('.guest')).toHaveText(['Ana', 'Tom']);
  const third = await newPhone();
  await third.goto(`/?c=${code}`);
  await expect(
    third.getByRole('dialog', { name: "Here's to Mia & Leo" }).getByText('Tom and 1 more are in'),
  ).toBeVisible();

  await drink(ana, 'Beer');
  await expect(wall.getByRole('heading', { name: 'The first toast' })).toBeVisible();
  await expect(wall.getByText('Ana raises a glass to Mia & Leo')).toBeVisible();
  await expect(square(wall)).toBeVisible();
  await expect(wall.getByText('The evening has begun.')).toBeVisible({ timeout: 10_000 });
  await expect(wall.locator('.guest')).toHaveText(['Ana', 'Tom']);
  await drink(tom, 'Water');
  await expect(wall.getByRole('heading', { name: 'Most Drinks' })).toBeVisible({ timeout: 10_000 });
  await expect(places(wall).first()).toContainText('Ana');
  await expect(live(wall)).toBeVisible();
  // A name or a number that gets wider moves the words beside it a little.
  expect((await jumpsOf(wall)).slice(jumpsOfLoading).filter((jump) => !jump.startsWith('0.00'))).toEqual([]);

  await clink.stop();
  await expect(lastLive(wall)).toBeVisible({ timeout: 10_000 });
  await expect(places(wall).first()).toContainText('Ana');
  await clink.start();
  await expect(live(wall)).toBeVisible({ timeout: 30_000 });

  // Ana confirms first. Her phone has no open stream, and learns of the clink some seconds later.
  await drink(ana, 'Water');
  await drink(tom, 'Water');
  await expect(tom.getByText('You clinked with Ana').first()).toBeVisible({ timeout: 10_000 });
  await expect(wall.getByRole('heading', { name: /^(Ana & Tom|Tom & Ana)$/ })).toBeVisible({ timeout: 10_000 });
  await expect(wall.getByText('clinked just now')).toBeVisible();
  await expect(square(wall)).toBeVisible();
  await expect(ana.getByText('You clinked with Tom').first()).toBeVisible({ timeout: 15_000 });
  await expect(wall.getByText('clinked just now')).toBeHidden({ timeout: 10_000 });
});

test('a camera reads the QR code of a celebration from four metres, and the code leads guests to the celebration', async ({
  wall,
  page,
  clink,
}) => {
  // Screenshots of a whole wall are slow without a graphics card.
  test.setTimeout(180_000);
  const code = await create(clink, 'Ana & Ben');
  const addresses: (string | null)[] = [];
  for (const [theme, inches] of [
    ['day', 55],
    ['night', 43],
  ] as const) {
    await wall.goto(`/?screen&c=${code}&theme=${theme}`);
    await expect(wall.getByRole('heading', { name: 'Ana & Ben' })).toBeVisible();
    await expect(square(wall)).toHaveAccessibleName(new RegExp(`c=${code}`));
    addresses.push(await readFromAfar(wall, inches, 4));
  }
  const [address, same] = addresses;
  expect(same).toBe(address);
  // For a wall at `localhost`, the server sends an address that phones in the network can open.
  expect(address).toMatch(new RegExp(`^http://[\\w.]+:${clink.port}/\\?c=${code}$`));
  const { pathname, search } = new URL(address ?? '');
  await page.goto(pathname + search);
  await expect(page.getByRole('dialog', { name: "Here's to Ana & Ben" })).toBeVisible();
});

for (const [width, height] of [
  [1280, 720],
  [3840, 2160],
  [1080, 1920],
] as const) {
  test(`a camera reads the QR code from four metres at ${width} x ${height} too`, { tag: '@nightly' }, async ({
    wall,
    clink,
  }) => {
    // Screenshots of a whole wall are slow without a graphics card.
    test.setTimeout(180_000);
    const code = await create(clink, 'Ana & Ben');
    await wall.setViewportSize({ width, height });
    await wall.goto(`/?screen&c=${code}`);
    await expect(square(wall)).toHaveAccessibleName(new RegExp(`c=${code}`));
    expect(await readFromAfar(wall, 55, 4)).toContain(`/?c=${code}`);
  });
}

test.describe('with hosts', () => {
  test.use({ variables: { HOST_SIGNUP: 'open' } });

  test('a word from the hosts covers the whole wall, and is shown on guests’ phones', async ({
    wall,
    page,
    newPhone,
    clink,
  }) => {
    const marek = hostCalls(page.request, clink);
    await marek.signUp('Marek');
    const party = await marek.celebrate('Mia & Leo');
    await wall.goto(`/?screen&c=${party.code}`);
    await expect(wall.getByText('Nobody is in yet')).toBeVisible();
    const ana = await newPhone();
    await join(ana, party.code, 'Mia & Leo', 'Ana');
    await marek.at(party).say('The cake is in the garden');
    await expect(wall.getByText('A word from Mia & Leo')).toBeVisible();
    await expect(wall.getByRole('heading', { name: 'The cake is in the garden' })).toBeVisible();
    await expect(square(wall)).toBeVisible();
    // A phone asks the server once a minute, and when it wakes.
    await wake(ana);
    await expect(ana.getByText('The cake is in the garden')).toBeVisible();
  });
});

test('a television that restarts without a network shows its last picture, and becomes live again by itself', async ({
  wall,
  page,
  clink,
}) => {
  const code = await create(clink, 'Mia & Leo');
  await join(page, code, 'Mia & Leo', 'Ana');
  await drink(page, 'Beer');
  await wall.goto(`/?screen&c=${code}`);
  await expect(places(wall).first()).toContainText('Ana', { timeout: 30_000 });
  await expect.poll(() => isStored(wall), { timeout: 30_000 }).toBe(true);
  await clink.stop();
  await wall.reload();
  await expect(places(wall).first()).toContainText('Ana');
  // The stored page belongs to this celebration.
  await expect(wall).toHaveTitle('Mia & Leo · Clink');
  await expect(lastLive(wall)).toBeVisible();
  await clink.start();
  await expect(live(wall)).toBeVisible({ timeout: 30_000 });
  // A guest's phone stores no files of the wall.
  expect(await page.evaluate(async () => (await caches.keys()).includes('clink-wall'))).toBe(false);
});

test('a wall loads the page of a new release once, and never loads a guest’s page', async ({
  wall,
  product,
  clink,
}) => {
  await wall.goto('/?screen');
  await expect(wall.getByText('Nobody is in yet')).toBeVisible();
  await expect.poll(() => isStored(wall), { timeout: 30_000 }).toBe(true);
  let loads = 0;
  wall.on('framenavigated', () => {
    loads += 1;
  });
  product.update();
  await clink.stop();
  await clink.start();
  await expect.poll(() => loads, { timeout: 30_000 }).toBe(1);
  await expect(wall.getByText('Nobody is in yet')).toBeVisible();
  await expect(wall.locator('html')).toHaveAttribute('data-page', 'screen');
  await wall.waitForTimeout(3_000);
  expect(loads).toBe(1);
});

for (const [kind, names] of [
  ['of wide letters, of emoji and from right to left', ['W'.repeat(20), '🎉'.repeat(10), 'محمد بن عبد الله']],
  ['with a long word after a short one', ['MM WWWWWWWWWWWWWWWWW', 'MMMMM NNNNNNNN OOOO', 'Wummmmmmm']],
  ['with signs above and below, and tails', ['Ắ Ỗ Ẩ gypsy', 'Ǻgota Ǿ ýgjpq', 'ريم وعمر']],
] as const) {
  test(`names ${kind} fit on every wall`, async ({ wall, addGuest }) => {
    const others = ['MMMMMMMMMM WWWWWWWWW', 'Nguyễn Thị Minh'];
    for (const [index, name] of [...names, ...others].entries()) await addGuest(name, 9 - index);
    await wall.goto('/?screen');
    for (const [width, height] of [
      [1920, 1080],
      [1024, 768],
      [1080, 1920],
    ] as const) {
      await wall.setViewportSize({ width, height });
      await wall.reload();
      await expect(places(wall)).toHaveCount(5, { timeout: 30_000 });
      expect(await wall.evaluate(cutNames), `${width} x ${height}`).toEqual([]);
      await expect(square(wall)).toBeInViewport({ ratio: 1 });
      await expect
        .poll(() => wall.evaluate(spaceBesideAddress), { message: `${width} x ${height}` })
        .toBeGreaterThan(-1);
    }
  });
}

/** Runs in the page. Returns the distance between the address and the sides of its card's content, in px. */
function spaceBesideAddress(): number {
  const letters = document.createRange();
  letters.selectNodeContents(document.getElementById('code') as Element);
  const card = document.getElementById('card') as Element;
  const [text, around, style] = [letters.getBoundingClientRect(), card.getBoundingClientRect(), getComputedStyle(card)];
  const [left, right] = [text.left - around.left, around.right - text.right];
  return Math.min(left - Number.parseFloat(style.paddingLeft), right - Number.parseFloat(style.paddingRight));
}

/** Runs in the page. Returns the names that are truncated or overflow their box. */
function cutNames(): string[] {
  const shown = [...document.querySelectorAll<HTMLElement>('#podium bdi, #rows bdi')].filter(
    (name) => name.offsetParent !== null && name.textContent !== '',
  );
  if (shown.length !== 5) return [`${shown.length} names`];
  return shown.flatMap((name) => {
    const box = name.parentElement as HTMLElement;
    const place = name.closest('li') as HTMLElement;
    const [text, room] = [name.getBoundingClientRect(), place.getBoundingClientRect()];
    const isCut = box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
    const isOutside = text.left < room.left - 1 || text.right > room.right + 1;
    return isCut || isOutside ? [name.textContent ?? ''] : [];
  });
}

test('the wall has a picture for an unknown code', async ({ wall }) => {
  await wall.goto('/?screen&c=AAAA2222');
  await expect(wall.getByText('No celebration has this code.')).toBeVisible();
  await expect(square(wall)).toBeHidden();
});

test('a television of 2020, without newer browser features, shows the wall', async ({ wall, page }) => {
  const errors: string[] = [];
  wall.on('pageerror', ({ message }) => errors.push(message));
  await wall.addInitScript(() => {
    for (const [owner, names] of [
      [Array.prototype, ['at', 'findLast', 'findLastIndex', 'flat', 'flatMap', 'toSorted', 'with']],
      [String.prototype, ['at', 'replaceAll', 'matchAll', 'trimEnd']],
      [Promise, ['allSettled', 'any', 'withResolvers']],
      [Object, ['fromEntries', 'hasOwn', 'groupBy']],
      [Element.prototype, ['replaceChildren', 'checkVisibility', 'requestFullscreen', 'getAnimations']],
      [Document.prototype, ['fullscreenElement', 'exitFullscreen', 'getAnimations']],
      [Blob.prototype, ['text', 'arrayBuffer', 'stream']],
      [AbortSignal, ['timeout', 'any']],
      [AbortSignal.prototype, ['throwIfAborted']],
      [Navigator.prototype, ['wakeLock']],
      [Intl, ['RelativeTimeFormat', 'ListFormat', 'DisplayNames', 'Locale', 'Segmenter']],
      [window, ['structuredClone', 'ResizeObserver', 'IntersectionObserver', 'queueMicrotask', 'TextDecoderStream']],
    ] as const) {
      for (const name of names) Reflect.deleteProperty(owner, name);
    }
  });
  await arrive(page, 'Ana');
  await drink(page, 'Beer');
  await wall.goto('/?screen');
  await expect(places(wall).first()).toContainText('Ana', { timeout: 30_000 });
  await expect(square(wall)).toBeVisible();
  await wall.mouse.click(200, 200);
  await expect
    .poll(() =>
      wall.evaluate(() => (document as { webkitFullscreenElement?: Element }).webkitFullscreenElement?.tagName),
    )
    .toBe('HTML');
  expect(await wall.evaluate(() => 'structuredClone' in window || 'flat' in Array.prototype)).toBe(false);
  expect(errors).toEqual([]);
});
