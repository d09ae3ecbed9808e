/** Matches a semantic version (semver.org) without build metadata, because the tag of an image cannot contain a plus sign. */
const VERSION = /^(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})(-[0-9a-z-]{1,20}(\.[0-9a-z-]{1,20}){0,3})?$/;

export function isVersion(text: string): boolean {
  return VERSION.test(text);
}

/** Whether version `a` comes after `b`. A version with a suffix comes before the same version without a suffix. */
export function isNewer(a: string, b: string): boolean {
  const [ours, theirs] = [partsOf(a), partsOf(b)];
  for (const [index, number] of ours.numbers.entries()) {
    const other = theirs.numbers[index] ?? 0;
    if (number !== other) return number > other;
  }
  if (ours.suffix === '' || theirs.suffix === '') return ours.suffix === '' && theirs.suffix !== '';
  return new Intl.Collator('en', { numeric: true }).compare(ours.suffix, theirs.suffix) > 0;
}

function partsOf(version: string) {
  const [numbers = '', ...suffix] = version.split('-');
  return { numbers: numbers.split('.').map(Number), suffix: suffix.join('-') };
}

const UNRELEASED = /^## \[Unreleased\]\n([\s\S]*?)(?=^## |(?![\s\S]))/m;

/**
 * The changelog with its unreleased changes under this version and today's date (UTC). Null if there are no changes, because
 * an empty entry would not help anybody decide whether to upgrade.
 */
export function releasedChangelog(changelog: string, version: string, now: Date): string | null {
  const [section, news = ''] = UNRELEASED.exec(changelog) ?? [];
  if (section === undefined || !/^- /m.test(news)) return null;
  const released = `## [Unreleased]\n\n## [${version}] - ${now.toISOString().slice(0, 10)}\n${news}`;
  return changelog.replace(section, () => released);
}
