import { arrive, expect, test } from './helpers/clink.ts';

test.use({ turns: 1 });

declare global {
  interface Document {
    /** An API that only Chromium has. */
    readonly featurePolicy: { allowsFeature(feature: string): boolean };
  }
}

test('the browser enforces the Content-Security-Policy, and reports no violation by the page', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  await arrive(page, 'Ana');
  expect(complaints).toEqual([]);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  const isAllowed = (feature: string) => page.evaluate((name) => document.featurePolicy.allowsFeature(name), feature);
  for (const feature of ['geolocation', 'clipboard-write', 'screen-wake-lock', 'fullscreen']) {
    expect(await isAllowed(feature)).toBe(true);
  }
  for (const feature of ['camera', 'microphone', 'payment', 'usb', 'clipboard-read']) {
    expect(await isAllowed(feature)).toBe(false);
  }
});

test('the browser refuses what an injected script would try [ASVS-3.2.2]', async ({ page }) => {
  await arrive(page, 'Ana');
  const refusals = await page.evaluate(async () => {
    const refused: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective));
    const attempt = (work: () => unknown) => {
      try {
        work();
      } catch (error) {
        refused.push(String(error).split(':')[0] ?? '');
      }
    };
    attempt(() => {
      document.body.innerHTML = '<img src="x" onerror="alert(1)">';
    });
    attempt(() => document.body.append(Object.assign(document.createElement('style'), { textContent: 'p {}' })));
    attempt(() => document.body.append(Object.assign(new Image(), { src: 'https://clink.example/x.png' })));
    await fetch('https://clink.example/').catch(() => refused.push('fetch'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    return refused;
  });
  expect(refusals).toEqual(expect.arrayContaining(['require-trusted-types-for', 'TypeError']));
  expect(refusals).toEqual(expect.arrayContaining(['style-src-elem', 'img-src', 'connect-src', 'fetch']));
});
