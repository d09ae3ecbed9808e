import { readFileSync, writeFileSync } from 'node:fs';
import { PROTOCOL, withCallTables } from './call-tables.ts';

// Writes the tables of calls into docs/protocol.md.
writeFileSync(PROTOCOL, withCallTables(readFileSync(PROTOCOL, 'utf8')));
