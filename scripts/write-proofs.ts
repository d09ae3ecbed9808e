import { readFileSync, writeFileSync } from 'node:fs';
import { TABLES, testsByRule, withProofs } from './proved-by.ts';

// Fills each table of rules with the files whose tests have the rule in their names.
const tests = testsByRule();
for (const [document, prefix] of Object.entries(TABLES)) {
  writeFileSync(document, withProofs(readFileSync(document, 'utf8'), prefix, tests));
}
