import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface Typeface {
  /** The beginning of the names of its files. */
  readonly files: string;
  /** The package of Debian that contains them. */
  readonly debian: string;
}

/** Default typefaces of phones and computers. No layout may break with any of them. The first one is Debian's default. */
const TYPEFACES: Readonly<Record<string, Typeface>> = {
  'DejaVu Sans': { files: 'DejaVu', debian: 'fonts-dejavu-core' },
  'Noto Sans': { files: 'Noto', debian: 'fonts-noto-core' },
  'Liberation Sans': { files: 'Liberation', debian: 'fonts-liberation' },
  Inter: { files: 'Inter', debian: 'fonts-inter' },
  Roboto: { files: 'Roboto', debian: 'fonts-roboto-unhinted' },
};
export const TYPEFACE_NAMES = Object.keys(TYPEFACES);

/** The folder for typefaces, which are not installed, so that other programs do not use them. */
const CACHE = resolve('node_modules/.cache/clink-typefaces');
/** Typefaces that every test machine has. They draw characters that the chosen one lacks, such as Arabic and emoji. */
const ALWAYS = ['DejaVu', 'Liberation', 'NotoColorEmoji'];

/**
 * A file for FONTCONFIG_FILE with which `name` is the default typeface. The file admits only `name` and `ALWAYS`, so that
 * other installed typefaces have no effect. @throws {Error} if the typeface is unknown, or cannot be fetched.
 */
export function fontconfigFor(name: string): string {
  const typeface = TYPEFACES[name];
  if (!typeface) throw new Error(`There is no typeface ${name}. Known are ${TYPEFACE_NAMES.join(', ')}.`);
  fetchOnce(typeface.debian);
  const prefer = join(CACHE, `${typeface.files}-first.conf`);
  const main = join(CACHE, `${typeface.files}.conf`);
  keep(prefer, fontconfig(['sans-serif', 'sans', 'system-ui'].map((generic) => preferred(generic, name))));
  keep(
    main,
    fontconfig([
      '<dir>/usr/share/fonts</dir>',
      `<dir>${CACHE}</dir>`,
      `<cachedir>${join(CACHE, 'fontconfig')}</cachedir>`,
      '<selectfont>',
      `<rejectfont>${globs(['*.ttf', '*.otf', '*.ttc', '*.pf[ab]'])}</rejectfont>`,
      `<acceptfont>${globs([...ALWAYS, typeface.files].map((start) => `*/${start}*`))}</acceptfont>`,
      '</selectfont>',
      // fontconfig applies included files first, so the preference is in a file that is included before the system's.
      `<include>${prefer}</include>`,
      '<include ignore_missing="yes">/etc/fonts/conf.d</include>',
    ]),
  );
  return main;
}

/** Writes a file only if its text has changed, because a browser may be reading it. */
function keep(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

function fontconfig(lines: readonly string[]): string {
  return `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">\n<fontconfig>\n${lines.join('\n')}\n</fontconfig>\n`;
}

const globs = (patterns: readonly string[]) => patterns.map((pattern) => `<glob>${pattern}</glob>`).join('');

const preferred = (generic: string, name: string) => `<match target="pattern">
<test name="family"><string>${generic}</string></test>
<edit name="family" mode="prepend" binding="strong"><string>${name}</string></edit>
</match>`;

/** Downloads Debian's package and unpacks it, without installing it. */
function fetchOnce(debian: string): void {
  const folder = join(CACHE, debian);
  if (existsSync(folder)) return;
  const download = join(CACHE, `${debian}.download`);
  rmSync(download, { recursive: true, force: true });
  mkdirSync(download, { recursive: true });
  const isRoot = process.getuid?.() === 0;
  const isDownloaded =
    run('apt-get', ['download', '-qq', debian], download) ||
    (isRoot && run('apt-get', ['update', '-qq'], download) && run('apt-get', ['download', '-qq', debian], download));
  const [file] = readdirSync(download);
  if (!isDownloaded || file === undefined || !run('dpkg-deb', ['-x', file, 'unpacked'], download))
    throw new Error(`Debian's package ${debian} could not be downloaded.`);
  renameSync(join(download, 'unpacked'), folder);
  rmSync(download, { recursive: true });
}

function run(command: string, args: readonly string[], cwd: string): boolean {
  return spawnSync(command, args, { cwd, stdio: 'ignore' }).status === 0;
}
