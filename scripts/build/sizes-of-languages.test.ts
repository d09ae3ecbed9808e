import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/domain/languages.ts';
import { gzipBytes } from './built-wall.ts';

/** The size budget with this name (.size-limit.ts). `npm run size` checks only English. */
async function budgetOf(name: string): Promise<{ files: string[]; most: number } | undefined> {
  const { default: budgets } = await import('../../.size-limit.ts');
  const budget = budgets.find((one) => one.name === name);
  return budget && { files: [budget.path].flat(), most: Number.parseFloat(budget.limit) * 1_000 };
}

test.for(LANGUAGES)('the first load of a phone in %s stays within its budget', async (language, { skip }) => {
  skip(!existsSync(language === 'en' ? 'dist/index.html' : `dist/${language}/index.html`), 'not built');
  const budget = await budgetOf(`initial JavaScript, ${language}`);
  expect(budget?.files.length).toBeGreaterThan(0);
  const bytes = budget?.files.reduce((sum, file) => sum + gzipBytes(readFileSync(file, 'utf8')), 0);
  expect(bytes).toBeLessThanOrEqual(budget?.most ?? 0);
});
