import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cellsOf, filesIn, isFile, textOf } from './citations.fixture.ts';

const FOLDER = 'docs/papers/';
const INDEX = 'README.md';
const DISCLAIMER = 'This is a template, and no legal advice.';
/** The number of words that fit on two pages of A4 with tables. */
const MOST_WORDS = 650;

const names = readdirSync(new URL(`../../${FOLDER}`, import.meta.url));
const papers = names.filter((name) => name !== INDEX);
const textOfPaper = (name: string) => textOf(FOLDER + name);

/** The placeholders in the first column of the list's table. */
const known = textOfPaper(INDEX)
  .split('\n')
  .filter((line) => line.startsWith('| `{'))
  .map((line) => cellsOf(line)[0]?.replaceAll('`', '') ?? '');

/** The placeholders in a text, which are in braces. */
const placeholdersIn = (text: string) => [...text.matchAll(/\{[^{}\n]*\}/g)].map(([found]) => found);

it('there are five papers, and docs/papers/README.md lists each of them', () => {
  expect(papers).toHaveLength(5);
  const linked = [...textOfPaper(INDEX).matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, name]) => name);
  expect(linked.sort()).toEqual([...papers].sort());
});

it.each(papers)('%s says below its title that it is a template and no legal advice', (name) => {
  expect(textOfPaper(name).split('\n').slice(1, 3)).toEqual(['', `*${DISCLAIMER}*`]);
});

it.each(papers)('%s has at most two pages', (name) => {
  expect(textOfPaper(name).split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS);
});

it.each(papers)('%s has only placeholders from the list, and says whose paper it is and who signs it', (name) => {
  const found = placeholdersIn(textOfPaper(name));
  expect(found.filter((placeholder) => !known.includes(placeholder))).toEqual([]);
  expect(found).toEqual(expect.arrayContaining(['{HOUSE}', '{ADDRESS}', '{SIGNATURE}']));
});

it('each placeholder of the list occurs in a paper', () => {
  expect(known).toHaveLength(8);
  const used = new Set(papers.flatMap((name) => placeholdersIn(textOfPaper(name))));
  expect(known.filter((placeholder) => !used.has(placeholder))).toEqual([]);
});

it('each measure of the impact assessment that concerns the code names existing tests as its proof', () => {
  const [, table = ''] = textOfPaper('impact-assessment.md').split('| --- | --- | --- |\n');
  const measures = table.split('\n').filter((line) => line.startsWith('| '));
  expect(measures.length).toBeGreaterThan(10);
  const unproved = measures
    .map(cellsOf)
    .filter(([, , proof = '']) => !filesIn(proof).every((file) => /\.(test|spec)\.tsx?$/.test(file) && isFile(file)));
  expect(unproved.map(([risk]) => risk)).toEqual(['The disk is stolen']);
});
