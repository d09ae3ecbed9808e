import { parseSync } from 'vite';

/** Names, days and times. A sentence of any language may contain them as values. */
export const VALUES = [
  'language',
  'ownName',
  'accusative',
  'drinkNames',
  'spiritNames',
  'drinkLabel',
  'drinkToAdd',
  'paceNames',
  'dateOf',
  'weekdayOf',
  'dayAndMonth',
  'dayOf',
  'madeAt',
  'hourOfDay',
];

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}
type Names = ReadonlySet<string>;

/** The sentences of a catalogue that contain another text: a constant, a plural, or a separate string. */
export function gluedTextsIn(code: string): string[] {
  const program = asNode(parseSync('catalogue.ts', code).program);
  const found: string[] = [];
  visit(program, new Set(namesIn(program).filter((name) => !VALUES.includes(name))));
  return found;

  function visit(node: SyntaxNode, outer: Names): void {
    const texts = textsWithin(node, outer);
    if (joined(node).some((part) => isText(part, texts))) found.push(code.slice(node.start, node.end));
    else for (const child of childrenOf(node)) visit(child, texts);
  }
}

/** The parts that a node joins into one text. A sum joins texts only if one of its parts is a literal text. */
function joined(node: SyntaxNode): SyntaxNode[] {
  if (node.type === 'TemplateLiteral') return nodesOf(node.expressions);
  return node.type === 'BinaryExpression' && node.operator === '+' ? childrenOf(node) : [];
}

/** The names of texts that this file defines, or imports from another file of the catalogue. */
function namesIn(program: SyntaxNode): string[] {
  return nodesOf(program.body).flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') return isSibling(statement.source) ? identifiersIn(statement) : [];
    const { declaration } = statement;
    return namesOf(isNode(declaration) ? declaration : statement);
  });
}

const isSibling = (source: unknown) => /^\.\/|^#messages\//.test(String(asNode(source).value));

function namesOf({ type, id, declarations }: SyntaxNode): string[] {
  if (type === 'FunctionDeclaration') return identifiersIn(asNode(id));
  return nodesOf(declarations).flatMap((declarator) => identifiersIn(asNode(declarator.id)));
}

/** The names of texts inside a function or block. Parameters are values, and a local variable is what it was assigned. */
function textsWithin(node: SyntaxNode, outer: Names): Names {
  const texts = new Set(outer);
  for (const name of nodesOf(node.params).flatMap(identifiersIn)) texts.delete(name);
  if (node.type !== 'BlockStatement') return texts;
  for (const declarator of nodesOf(node.body).flatMap(({ declarations }) => nodesOf(declarations))) {
    const isOne = isNode(declarator.init) && isText(declarator.init, texts);
    for (const name of identifiersIn(asNode(declarator.id))) isOne ? texts.add(name) : texts.delete(name);
  }
  return texts;
}

function isText(node: SyntaxNode, outer: Names): boolean {
  const texts = textsWithin(node, outer);
  switch (node.type) {
    case 'Identifier':
      return texts.has(String(node.name));
    case 'Literal':
      return typeof node.value === 'string' && /\p{L}/u.test(node.value);
    case 'TemplateElement':
      return /\p{L}/u.test(String((node.value as { raw: string }).raw));
    case 'MemberExpression':
      return isText(asNode(node.object), texts);
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].some((one) => isText(asNode(one), texts));
    case 'CallExpression': {
      const method = asNode(asNode(node.callee).property ?? node.callee).name;
      if (method === 'format') return false;
      if (method === 'toLowerCase' || method === 'toUpperCase') return true;
    }
  }
  return childrenOf(node).some((child) => isText(child, texts));
}

const identifiersIn = (node: SyntaxNode): string[] =>
  node.type === 'Identifier' ? [String(node.name)] : childrenOf(node).flatMap(identifiersIn);
const childrenOf = (node: SyntaxNode) => Object.values(node).flatMap(nodesOf);
const nodesOf = (value: unknown): SyntaxNode[] => (Array.isArray(value) ? value : [value]).filter(isNode);
const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null && 'type' in value;

function asNode(value: unknown): SyntaxNode {
  if (!isNode(value)) throw new TypeError('not a node of the syntax tree');
  return value;
}
