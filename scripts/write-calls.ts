import { readFileSync, writeFileSync } from 'node:fs';
import { PROTOCOL, withCallTables } from './call-tables.ts';

// Writes the tables of calls into the protocol.
writeFileSync(PROTOCOL, withCallTables(readFileSync(PROTOCOL, 'utf8')));
