import packageJson from '../../package.json' with { type: 'json' };

/**
 * The Chromium version in televisions of 2020, LG's webOS 5 (docs/browsers.md#the-wall). The wall and its service worker are
 * built for it.
 */
export const TELEVISION_CHROMIUM = 68;
export const OLDEST_TELEVISION = `chrome${TELEVISION_CHROMIUM}`;

const SUPPORTED = /^(\w+) >= ([\d.]+)$/;

/** The oldest version of each supported browser: { chrome: '109', … }. They are read from package.json. */
export function oldestVersions(): Record<string, string> {
  return Object.fromEntries(packageJson.browserslist.map(parse));
}

/** The oldest browsers in the form that the build needs: ['chrome109', …]. */
export function oldestTargets(): string[] {
  return Object.entries(oldestVersions()).map(([browser, version]) => `${browser}${version}`);
}

/** ['Chrome 109', …] */
export function oldestBrowsers(): string[] {
  return Object.entries(oldestVersions()).map(
    ([browser, version]) => `${browser.charAt(0).toUpperCase()}${browser.slice(1)} ${version}`,
  );
}

/** @throws {Error} unless the line has the form 'chrome >= 109'. */
function parse(line: string): [browser: string, version: string] {
  const [, browser, version] = SUPPORTED.exec(line) ?? [];
  if (!browser || !version) throw new Error(`browserslist: '${line}' names no oldest version`);
  return [browser, version];
}
