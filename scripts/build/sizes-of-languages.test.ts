import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/domain/languages.ts';
import { gzipBytes } from './built-wall.ts';

/** The budgets of what is built (.size-limit.ts). `npm run size` checks them too, before any other language is built. */
async function budgetOf(name: string): Promise<{ files: string[]; most: number } | undefined> {
  const { default: budgets } = await import('../../.size-limit.ts');
  const budget = budgets.find((one) => one.name === name);
  return budget && { files: [budget.path].flat(), most: Number.parseFloat(budget.limit) * 1_000 };
}

test.for(LANGUAGES)('what a phone in %s loads first fits its budget', async (language, { skip }) => {
  skip(!existsSync(language === 'en' ? 'dist/index.html' : `dist/${language}/index.html`), 'not built');
  const budget = await budgetOf(`initial JavaScript, ${language}`);
  expect(budget?.files.length).toBeGreaterThan(0);
  const bytes = budget?.files.reduce((sum, file) => sum + gzipBytes(readFileSync(file, 'utf8')), 0);
  expect(bytes).toBeLessThanOrEqual(budget?.most ?? 0);
});
