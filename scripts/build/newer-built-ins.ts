import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { parseAst } from 'vite';
import { oldestVersions } from './oldest-browsers.ts';

const STATIC = '_static';

/** The versions of browsers by their names: { chrome: '109', … }. */
type Versions = Readonly<Record<string, string>>;

interface Known {
  /** Whether a global (`structuredClone`) or a static method (`AbortSignal.timeout`) is new, by its name. */
  readonly globals: Map<string, boolean>;
  readonly statics: Map<string, boolean>;
  /**
   * Whether a method of JavaScript's built-in objects is new, by its name. It is not new if any object has had it for long
   * enough, because code does not show whose method it calls.
   */
  readonly methods: Map<string, boolean>;
  /** Whether all these browsers support lookbehinds in regular expressions. */
  readonly looksBack: boolean;
}

/** A browser without lookbehinds throws before any code of the module runs. */
const LOOKBEHIND = /\(\?<[=!]/;

/** The parts of `code` that the oldest supported browsers do not know, such as `.toSorted`, `Promise.try` or a lookbehind. */
export const newerBuiltIns = builtInsNewerThan(oldestVersions());

/** Returns a function that finds the same parts for other browsers, such as { chrome: '68' }. */
export function builtInsNewerThan(oldest: Versions): (code: string) => string[] {
  const known = knownTo(oldest);
  return (code) => {
    const found = new Set<string>();
    JSON.stringify(parseAst(code), (_, node) => {
      const name = newerName(node, known);
      if (name) found.add(name);
      if (!known.looksBack && LOOKBEHIND.test(textOf(node))) found.add('(?<!…)');
      return typeof node === 'bigint' ? null : node;
    });
    return [...found].sort();
  };
}

function knownTo(oldest: Versions): Known {
  const isOldEnough = (compat: CompatStatement) => isIn(compat, oldest);
  const lookbehind = bcd.javascript.regular_expressions?.lookbehind_assertion?.__compat;
  const looksBack = lookbehind !== undefined && isOldEnough(lookbehind);
  const known: Known = { globals: new Map(), statics: new Map(), methods: new Map(), looksBack };
  for (const [name, owner] of partsOf(bcd.api)) addGlobal(known, name, owner, isOldEnough);
  for (const [name, owner] of partsOf(bcd.javascript.builtins)) {
    addGlobal(known, name, owner, isOldEnough);
    addMethods(known, name, owner, isOldEnough);
  }
  for (const [name, owner] of partsOf(bcd.javascript.builtins?.Intl)) {
    if (owner.__compat) known.statics.set(`Intl.${name}`, isOldEnough(owner.__compat));
    addMethods(known, name, owner, isOldEnough);
  }
  return known;
}

type IsOldEnough = (compat: CompatStatement) => boolean;

/** The properties of a syntax node that this file reads. Values of the tree that are no nodes have none of them. */
interface SyntaxNode {
  readonly type?: string;
  readonly name?: string;
  readonly computed?: boolean;
  readonly object?: SyntaxNode;
  readonly property?: SyntaxNode;
  /** The value of a literal, or of a part of a template. The build may turn a regular expression into a string. */
  readonly value?: string | { readonly raw?: string } | null;
  readonly regex?: { readonly pattern: string };
}

function newerName(node: SyntaxNode | null, { globals, statics, methods }: Known): string | null {
  const { type, name = '', computed, object, property } = node ?? {};
  if (type === 'Identifier') return globals.get(name) === false ? name : null;
  if (type !== 'MemberExpression' || computed) return null;
  const member = property?.name ?? '';
  const whole = `${object?.name}.${member}`;
  if (statics.has(whole)) return statics.get(whole) ? null : whole;
  return methods.get(member) === false ? `.${member}` : null;
}

function textOf(node: SyntaxNode | null): string {
  const { value, regex } = node ?? {};
  if (regex) return regex.pattern;
  return typeof value === 'string' ? value : (value?.raw ?? '');
}

function partsOf(whole: Identifier | undefined): [name: string, part: Identifier][] {
  return Object.entries(whole ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][];
}

function addGlobal({ globals, statics }: Known, name: string, owner: Identifier, isOldEnough: IsOldEnough): void {
  if (owner.__compat) globals.set(name, isOldEnough(owner.__compat));
  for (const [member, { __compat }] of partsOf(owner)) {
    if (__compat && member.endsWith(STATIC))
      statics.set(`${name}.${member.slice(0, -STATIC.length)}`, isOldEnough(__compat));
  }
}

/** The data does not say which methods of built-in objects are static. */
function addMethods({ statics, methods }: Known, name: string, owner: Identifier, isOldEnough: IsOldEnough): void {
  for (const [member, { __compat }] of partsOf(owner)) {
    if (!__compat?.status?.standard_track) continue;
    statics.set(`${name}.${member}`, isOldEnough(__compat));
    methods.set(member, (methods.get(member) ?? false) || isOldEnough(__compat));
  }
}

function isIn({ support }: CompatStatement, versions: Versions): boolean {
  return Object.entries(versions).every(([browser, oldest]) =>
    [support[browser as 'chrome'] ?? []].flat().some(({ version_added: since, flags }) => {
      if (flags) return false;
      return typeof since === 'string' && since !== 'preview' && !isNewer(since.replace('≤', ''), oldest);
    }),
  );
}

/** Compares versions such as '15.6'. */
function isNewer(version: string, other: string): boolean {
  return version.localeCompare(other, 'en', { numeric: true }) > 0;
}
