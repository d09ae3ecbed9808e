import { parseSync } from 'vite';

/** A text of a catalogue: a string or a template, with its place in the source. */
export interface CatalogueText {
  /** The export, and the path to the text inside it: 'drinkNames.beer', 'left', 'startFresh.between.one'. */
  readonly name: string;
  /** Values are in braces: 'Switch to {names}?'. */
  readonly text: string;
  /** The source code of each value. */
  readonly values: Values;
  readonly start: number;
  readonly end: number;
}

type Values = ReadonlyMap<string, string>;

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/** Nodes whose strings are no sentences: types, options of Intl, comparisons, and paths of files. */
const NO_TEXTS = /^(TS|Import|ExportAll|NewExpression|BinaryExpression)/;

/** The texts of a catalogue in the order of the file. Names that occur more than once get a number. */
export function textsIn(code: string): CatalogueText[] {
  const texts: CatalogueText[] = [];
  const program = parseSync('catalogue.ts', code).program as unknown as { body: SyntaxNode[] };
  for (const statement of program.body) visit(statement, []);
  return numbered(texts);

  function visit(node: SyntaxNode, path: readonly string[]): void {
    if (NO_TEXTS.test(node.type)) return;
    const found = textOf(node, code);
    if (found === null) for (const child of childrenOf(node)) visit(child, [...path, ...nameOf(node)]);
    else if (/\p{L}/u.test(found.text))
      texts.push({ ...found, name: path.join('.'), start: node.start, end: node.end });
  }
}

/** The children of a node, without the key of a property and the value of a case. */
function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.entries(node).flatMap(([part, value]) => (/^(key|test|params)$/.test(part) ? [] : nodesIn(value)));
}

/** Writes changed texts into a catalogue. Each text has the same values as the text that it replaces. */
export function withTexts(code: string, changes: ReadonlyMap<CatalogueText, string>): string {
  const fromTheEnd = [...changes].sort(([a], [b]) => b.start - a.start);
  return fromTheEnd.reduce(
    (done, [{ start, end, values }, text]) => done.slice(0, start) + literal(text, values) + done.slice(end),
    code,
  );
}

/** The values that a text names, in alphabetical order. */
export function valuesIn(text: string): string[] {
  return Array.from(text.matchAll(/\{([^{}]+)\}/g), ([, value = '']) => value).sort();
}

function textOf(node: SyntaxNode, code: string): { text: string; values: Values } | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? { text: node.value, values: new Map() } : null;
  if (node.type !== 'TemplateLiteral') return null;
  const sources = nodesIn(node.expressions).map(({ start, end }) => code.slice(start, end));
  const names = sources.map((source, index) => (/^[\w.()]+$/.test(source) ? source : `value ${index + 1}`));
  const parts = nodesIn(node.quasis).map(({ value }) => (value as { cooked: string }).cooked);
  const text = parts.map((part, index) => part + (index < names.length ? `{${names[index]}}` : '')).join('');
  return { text, values: new Map(names.map((name, index) => [name, sources[index] ?? name])) };
}

function literal(text: string, values: Values): string {
  if (values.size === 0) return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const escaped = text.replace(/[`\\]/g, '\\$&');
  return `\`${escaped.replace(/\{([^{}]+)\}/g, (_, name: string) => `\u0024{${values.get(name) ?? name}}`)}\``;
}

function nameOf({ type, id, key }: SyntaxNode): string[] {
  const named = type === 'VariableDeclarator' || type === 'FunctionDeclaration' ? id : type === 'Property' ? key : null;
  if (!isNode(named)) return [];
  return [String(named.type === 'Literal' ? named.value : named.name)];
}

function numbered(texts: readonly CatalogueText[]): CatalogueText[] {
  const seen = new Map<string, number>();
  return texts.map((text) => {
    const count = (seen.get(text.name) ?? 0) + 1;
    seen.set(text.name, count);
    return count === 1 ? text : { ...text, name: `${text.name} (${count})` };
  });
}

const nodesIn = (value: unknown): SyntaxNode[] => (Array.isArray(value) ? value : [value]).filter(isNode);
const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null && 'type' in value;
