import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { parseAst } from 'vite';
import { oldestVersions } from './oldest-browsers.ts';

const builtIns = bcd.javascript.builtins;
const STATIC = '_static';

/** By the name of a global (`structuredClone`) or of a static method (`AbortSignal.timeout`). */
const globals = new Map<string, boolean>();
const statics = new Map<string, boolean>();
/** By the name of a method of JavaScript's own objects. One owner that is old enough suffices: code does not say which. */
const methods = new Map<string, boolean>();

for (const [name, owner] of partsOf(bcd.api)) addGlobal(name, owner);
for (const [name, owner] of partsOf(builtIns)) {
  addGlobal(name, owner);
  addMethods(name, owner);
}
for (const [name, owner] of partsOf(builtIns?.Intl)) {
  if (owner.__compat) statics.set(`Intl.${name}`, isOldEnough(owner.__compat));
  addMethods(name, owner);
}

/** Names in `code` that the oldest supported browsers do not know, such as `.toSorted` or `Promise.try`. */
export function newerBuiltIns(code: string): string[] {
  const found = new Set<string>();
  JSON.stringify(parseAst(code), (_, node) => {
    const name = newerName(node);
    if (name) found.add(name);
    return typeof node === 'bigint' ? null : node;
  });
  return [...found].sort();
}

/** What is read of a node of the syntax tree. Other values of the tree have none of it. */
interface SyntaxNode {
  readonly type?: string;
  readonly name?: string;
  readonly computed?: boolean;
  readonly object?: SyntaxNode;
  readonly property?: SyntaxNode;
}

function newerName(node: SyntaxNode | null): string | null {
  const { type, name = '', computed, object, property } = node ?? {};
  if (type === 'Identifier') return globals.get(name) === false ? name : null;
  if (type !== 'MemberExpression' || computed) return null;
  const member = property?.name ?? '';
  const whole = `${object?.name}.${member}`;
  if (statics.has(whole)) return statics.get(whole) ? null : whole;
  return methods.get(member) === false ? `.${member}` : null;
}

function partsOf(whole: Identifier | undefined): [name: string, part: Identifier][] {
  return Object.entries(whole ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][];
}

function addGlobal(name: string, owner: Identifier): void {
  if (owner.__compat) globals.set(name, isOldEnough(owner.__compat));
  for (const [member, { __compat }] of partsOf(owner)) {
    if (__compat && member.endsWith(STATIC))
      statics.set(`${name}.${member.slice(0, -STATIC.length)}`, isOldEnough(__compat));
  }
}

/** The data does not say which methods of JavaScript's own objects are static. */
function addMethods(name: string, owner: Identifier): void {
  for (const [member, { __compat }] of partsOf(owner)) {
    if (!__compat?.status?.standard_track) continue;
    statics.set(`${name}.${member}`, isOldEnough(__compat));
    methods.set(member, (methods.get(member) ?? false) || isOldEnough(__compat));
  }
}

function isOldEnough({ support }: CompatStatement): boolean {
  return Object.entries(oldestVersions()).every(([browser, oldest]) =>
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
