import type * as v from 'valibot';
import { ACCOUNT_CALLS } from '../src/domain/api/account-calls.ts';
import { type ApiCall, type ApiCalls, successOf, type Who } from '../src/domain/api/api-call.ts';
import { callsIn, HOST_CALLS } from '../src/domain/api/calls.ts';
import { partsOf } from '../src/domain/api/route.ts';
import { OWN_TICKET_CALLS, TICKET_CALLS } from '../src/domain/api/session-calls.ts';
import { answeredSchema, type JsonSchema, sentSchema } from '../src/server/http/openapi/json-schema.ts';

/** The document whose tables of calls are made from src/domain/api. */
export const PROTOCOL = 'docs/protocol.md';

const CELEBRATION = '/api/host/celebrations/:celebrationId';
const WHO: Readonly<Record<Who, string>> = {
  anybody: 'anybody',
  guest: 'the guest',
  reader: 'anybody',
  host: 'a host',
  'host-of-it': 'its hosts',
  owner: 'its owner',
  operator: 'an operator',
};

const TABLES: Readonly<Record<string, string>> = {
  accounts: tableOf(ACCOUNT_CALLS, (path) => path.replace('/api/auth/', ''), 'whole'),
  hosts: tableOf(HOST_CALLS, (path) => path.replace(`${CELEBRATION}/`, '…/'), 'short'),
  tickets: tableOf({ ...OWN_TICKET_CALLS, ...TICKET_CALLS }, (path) => path, 'whole'),
};

/** Returns the document with tables of calls that match src/domain/api. */
export function withCallTables(text: string): string {
  return text.replace(/(<!-- calls: (\w+) -->\n)[\s\S]*?(<!-- end of calls -->)/g, (_, begin, name, end) => {
    const table = TABLES[name];
    if (table === undefined) throw new Error(`there is no table '${name}' of calls`);
    return `${begin}\n${table}\n\n${end}`;
  });
}

/** A table of calls. `short`: only what each call does. `whole`: also its body and its answer. */
function tableOf(calls: ApiCalls, shortened: (path: string) => string, how: 'short' | 'whole'): string {
  const columns = how === 'whole' ? ['call', 'by', 'body', 'answer', 'what it does'] : ['call', 'by', 'what it does'];
  const rows = callsIn(calls).map(([route, call]) => {
    const [method, path] = partsOf(route);
    const wire = how === 'whole' ? [bodyOf(call), answerOf(call)] : [];
    const says = how === 'whole' ? [call.does, call.gives, call.more].filter(Boolean).join(' ') : call.does;
    return [`\`${method} ${shortened(path)}\``, WHO[call.who], ...wire, says.replaceAll('|', '\\|')];
  });
  const lines = [columns, columns.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function bodyOf({ body }: ApiCall): string {
  return body ? fieldsOf(sentSchema(body)) : '';
}

function answerOf(call: ApiCall): string {
  const status = successOf(call);
  const fields =
    call.answer && !('events' in call.answer) ? fieldsOf(answeredSchema(call.answer as v.GenericSchema)) : '';
  return [status === 200 ? '' : String(status), fields].filter(Boolean).join(' ');
}

function fieldsOf({ properties, required = [], anyOf }: JsonSchema): string {
  if (anyOf) return anyOf.map(fieldsOf).join(' or ');
  return Object.keys(properties ?? {})
    .map((name) => `\`${name}\`${required.includes(name) ? '' : '?'}`)
    .join(', ');
}
