import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOfUi, stylesheets, UI_FOLDER } from './stylesheets.fixture.ts';

/**
 * Declarations that use left or right in every language. The televisions of a wall know only left and right, and a safe area
 * belongs to the phone. The others centre something by half its width, or stretch it from side to side in old browsers too.
 */
const WITH_SIDES = new Set([
  'look/base.css: left: 0',
  'look/base.css: right: 0',
  'screens/tracker/welcome.module.css: left: 50%',
  'screens/tracker/welcome.module.css: margin-left: calc(var(--width) / -2)',
  'screens/tracker/welcome.module.css: left: calc(50% - var(--width) * 0.631)',
  'screens/tracker/welcome.module.css: left: calc(50% + var(--width) * 0.06)',
  'later/celebration/couple.module.css: left: 50%',
  'later/celebration/couple.module.css: right: auto',
  'later/celebration/greeting-glasses.module.css: left: 50%',
  'host/celebrations/invite/cards.module.css: --left-glass: rgb(226 120 128 / 0.1)',
  'host/celebrations/invite/cards.module.css: --left-glass: var(--glass-rose)',
  'host/celebrations/invite/cards.module.css: inset: 0 auto 0 calc(50% - 0.1mm)',
  'screens/tracker/counter.module.css: justify-self: left',
  'screens/tracker/counter.module.css: margin-left: 50%',
]);

interface Declaration {
  readonly file: string;
  readonly selector: string;
  readonly property: string;
  readonly value: string;
}

const declarations = stylesheets.flatMap(([file, css]) =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) =>
    [...body.matchAll(/(?:^|;)\s*([\w-]+)\s*:\s*([^;]*[^;\s])/g)].map(
      ([, property = '', value = '']): Declaration => ({ file, selector: selector.trim(), property, value }),
    ),
  ),
);
const shown = ({ file, property, value }: Declaration) => `${file}: ${property}: ${value.replace(/\s+/g, ' ')}`;

/** The parts of a value: 'a calc(b + c) d' has three. */
const partsOf = (value: string) => value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];
const ofSafeArea = (side: string, value = '') => value.includes(`safe-area-inset-${side}`);

/** Whether a declaration has four values of which left and right differ. Safe areas may differ. */
function hasTwoSides({ property, value }: Declaration): boolean {
  const [first, second, third, fourth] = partsOf(value);
  if (/^(scroll-)?(padding|margin)$|^inset$|^border-(width|style|color)$/.test(property)) {
    const isOfPhone = ofSafeArea('right', second) && ofSafeArea('left', fourth);
    return fourth !== undefined && second !== fourth && !isOfPhone;
  }
  if (property !== 'border-radius' || second === undefined) return false;
  return first !== second || (third ?? first) !== (fourth ?? second);
}

/** Whether a declaration contains left or right. The names of variables are left out. */
function namesSide({ property, value }: Declaration): boolean {
  const words = value.replace(/var\(--[\w-]+/g, '').replace(/safe-area-inset-\w+/g, '');
  return /(^|-)(left|right)(-|$)/.test(property) || /(^|[\s(,])(left|right)\b/.test(words);
}

test('styles use start and end instead of left and right, because Arabic is written from right to left', () => {
  const ofPages = declarations.filter(({ file }) => !file.startsWith('wall/'));
  const found = ofPages.filter((one) => namesSide(one) || hasTwoSides(one)).map(shown);
  expect(found.filter((one) => !WITH_SIDES.has(one))).toEqual([]);
  expect([...WITH_SIDES].filter((one) => !found.includes(one))).toEqual([]);
});

test('styles use left and right for a phone’s safe areas in every language', () => {
  const turned = declarations.filter(
    ({ property, value }) => property.includes('inline') && /inset-(left|right)/.test(value),
  );
  expect(turned.map(shown)).toEqual([]);
});

/** The classes that a `<bdi>` has, by stylesheet: 'later/menu.module.css names'. */
const classesOfNames = new Set(
  filesOfUi(/(?<!\.test)\.tsx$/).flatMap((file) => {
    const text = readFileSync(join(UI_FOLDER, file), 'utf8');
    const [, sheet = ''] = /from '(\..*\.module\.css)'/.exec(text) ?? [];
    return [...text.matchAll(/<bdi\b([^>]*)>/g)].flatMap(([, attributes = '']) =>
      [...attributes.matchAll(/\bstyles\.(\w+)/g)].map(([, name]) => `${join(dirname(file), sheet)} ${name}`),
    );
  }),
);

/** Whether a rule is for a `<bdi>` itself, or for generated content before or after its text. */
function isOfName({ file, selector }: Declaration): boolean {
  return selector.split(/,(?![^(]*\))/).some((one) => {
    const [, subject = ''] = /([^\s>+~]*(?:\([^)]*\)[^\s>+~]*)?)\s*$/.exec(one) ?? [];
    const classes = [...subject.matchAll(/\.(\w+)/g)].map(([, name]) => `${file} ${name}`);
    return /\bbdi\b/.test(subject) || classes.some((name) => classesOfNames.has(name));
  });
}

/** Whether a declaration has a start or an end. In a `<bdi>` these are the start and end of the name. */
function hasStartAndEnd({ property, value }: Declaration): boolean {
  const [first, second = first] = partsOf(value);
  if (/-inline-(start|end)$|^border-(start|end)-/.test(property)) return true;
  if (/^(margin|padding|inset|border)-inline/.test(property)) return first !== second;
  return /^(text-align|justify-(content|items))$/.test(property) && /^(flex-)?(start|end)$/.test(value);
}

test('no style of a name uses start or end, because a name may have a different direction from the page', () => {
  expect(classesOfNames.size).toBeGreaterThan(0);
  expect(declarations.filter((one) => isOfName(one) && hasStartAndEnd(one)).map(shown)).toEqual([]);
});
