import * as v from 'valibot';
import type { HouseRules } from '../../domain/house/house-rules.ts';
import { MINUTE_MS } from '../../domain/limits.ts';
import { PRODUCT_NAME } from '../../domain/product.ts';
import type { HostSettings } from '../accounts/calls/host-settings.ts';
import { DEFAULT_LIMITS, type Limits } from '../limits/default-limits.ts';
import {
  database,
  demoMinutes,
  drainSeconds,
  folder,
  host,
  issuer,
  mailbox,
  mailServer,
  number,
  port,
  proxies,
  publicUrl,
  secret,
  setUpCode,
  writtenValue,
} from './env-values.ts';
import { rulesFile } from './rules-file.ts';

const SIGNUPS = ['open', 'invitation', 'off'] as const;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** The variables that are read exactly as they are written (src/server/start/env-values.ts). */
const FOLDERS = ['DATA_DIR', 'GUESTS_DIR'];

const envVariables = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(host),
  DATA_DIR: v.optional(folder, './data'),
  DEMO: v.optional(demoMinutes),
  GUESTS_DIR: v.optional(folder),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  PUBLIC_URL: v.optional(publicUrl),
  TRUST_PROXY: v.optional(proxies, ''),
  OPEN_CELEBRATION: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  HOUSE_RULES: v.optional(rulesFile),
  OPEN_WALL: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  MAX_SAVES_PER_SESSION: v.optional(number, String(DEFAULT_LIMITS.savesPerSession.burst)),
  MAX_NEW_SESSIONS_PER_ADDRESS: v.optional(number, String(DEFAULT_LIMITS.newSessionsPerAddress.burst)),
  MAX_STREAMS_PER_ADDRESS: v.optional(number, String(DEFAULT_LIMITS.streamsPerAddress)),
  MAX_STREAMS: v.optional(number, String(DEFAULT_LIMITS.streams)),
  MAX_SESSIONS: v.optional(number, String(DEFAULT_LIMITS.sessions)),
  METRICS_TOKEN: v.optional(secret),
  DRAIN_SECONDS: v.optional(drainSeconds, '0'),
  DATABASE_URL: v.optional(database, ''),
  HOST_SIGNUP: v.optional(v.picklist(SIGNUPS, `must be one of ${SIGNUPS.join(', ')}`), 'invitation'),
  HOST_SECRET: v.optional(secret),
  SETUP_CODE: v.optional(setUpCode),
  SMTP_URL: v.optional(mailServer),
  MAIL_FROM: v.optional(mailbox),
  OIDC_ISSUER: v.optional(issuer),
  OIDC_CLIENT_ID: v.optional(v.string()),
  OIDC_CLIENT_SECRET: v.optional(v.string()),
});

/** The variables that a demo refuses, because they belong to a permanent installation. */
const NOT_IN_A_DEMO = ['DATABASE_URL', 'SMTP_URL', 'OIDC_ISSUER', 'SETUP_CODE', 'HOUSE_RULES', 'METRICS_TOKEN'];

/** Simulated guests, and some visitors. */
const DEMO_SESSIONS = 100;

const envSchema = v.pipe(
  envVariables,
  v.forward(
    v.partialCheck(
      [['OIDC_ISSUER'], ['OIDC_CLIENT_ID'], ['OIDC_CLIENT_SECRET'], ['PUBLIC_URL']],
      ({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, PUBLIC_URL }) => {
        const given = [OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET].filter((value) => value !== undefined).length;
        return given === 0 || (given === 3 && PUBLIC_URL !== undefined);
      },
      'must be set together with OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and PUBLIC_URL',
    ),
    ['OIDC_ISSUER'],
  ),
  v.forward(
    v.partialCheck(
      [['DATABASE_URL'], ['PUBLIC_URL'], ['HOST_SECRET']],
      ({ DATABASE_URL = '', PUBLIC_URL, HOST_SECRET }) =>
        DATABASE_URL === '' || !PUBLIC_URL || HOST_SECRET !== undefined,
      'must be set together with DATABASE_URL and PUBLIC_URL, because all servers need the same one',
    ),
    ['HOST_SECRET'],
  ),
  v.forward(
    v.partialCheck(
      [['DEMO'], ['MAX_SESSIONS']],
      ({ DEMO, MAX_SESSIONS }) => DEMO === undefined || MAX_SESSIONS >= DEMO_SESSIONS,
      `must be at least ${DEMO_SESSIONS} together with DEMO, because simulated guests take some`,
    ),
    ['MAX_SESSIONS'],
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    // This check also runs if other variables have errors.
    const variables = dataset.value as Readonly<Record<string, unknown>>;
    if (variables.DEMO === undefined) return;
    for (const name of NOT_IN_A_DEMO) {
      const value = variables[name];
      if (!value) continue;
      const path = [{ type: 'object', origin: 'value', input: variables, key: name, value }] as const;
      addIssue({
        message: 'must not be set together with DEMO: a demo is for strangers and forgets everything',
        path: [...path],
      });
    }
  }),
);

export interface Env {
  readonly port: number;
  /** The address on which to listen. Undefined for all addresses, including IPv6 if available. */
  readonly host: string | undefined;
  readonly dataDir: string;
  /** The duration of a round of the demo. Null if this server is not a demo. */
  readonly demoMs: number | null;
  /** The folder of the guests' file. It differs from `dataDir` if backups of `dataDir` must not contain guests. */
  readonly guestsDir: string;
  /** The PostgreSQL database that is used instead of the files in `dataDir`. Null for the files. */
  readonly databaseUrl: string | null;
  /** The address at which guests open Clink. Null if it is not configured. */
  readonly publicUrl: URL | null;
  readonly trustProxy: readonly string[];
  /** False if guests must name a code. */
  readonly hasOpenCelebration: boolean;
  readonly hasOpenWall: boolean;
  /** The rules of the house from a file. Null if operators set the rules. */
  readonly fixedRules: HouseRules | null;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly limits: Limits;
  /** A caller who sends this token may read the metrics. Null switches the metrics off. */
  readonly metricsToken: string | null;
  /** How long the server still answers after SIGTERM, so that proxies notice that it is not ready. */
  readonly drainMs: number;
  readonly hosts: HostSettings;
}

/**
 * Reads the configuration (README.md#configuration). An empty variable counts as not set, because files often leave a
 * value out. Throws one error that names all faults.
 */
export function parseEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const written = Object.entries(variables).flatMap(([name, value = '']) => {
    const text = FOLDERS.includes(name) ? value : writtenValue(value);
    return text.trim() === '' ? [] : [[name, text] as const];
  });
  const parsed = v.safeParse(envSchema, Object.fromEntries(written));
  if (!parsed.success) {
    const faults = parsed.issues.map((issue) => `  ${v.getDotPath(issue)} ${issue.message}`);
    throw new Error(`The environment is not right:\n${faults.join('\n')}`);
  }
  const { PORT, HOST, DATA_DIR, DEMO, GUESTS_DIR, LOG_LEVEL, PUBLIC_URL, TRUST_PROXY, DATABASE_URL } = parsed.output;
  return {
    port: PORT,
    host: HOST,
    dataDir: DATA_DIR,
    demoMs: DEMO === undefined ? null : DEMO * MINUTE_MS,
    guestsDir: GUESTS_DIR ?? DATA_DIR,
    databaseUrl: DATABASE_URL || null,
    logLevel: LOG_LEVEL,
    publicUrl: PUBLIC_URL ?? null,
    trustProxy: TRUST_PROXY,
    hasOpenCelebration: parsed.output.OPEN_CELEBRATION === 'on',
    hasOpenWall: parsed.output.OPEN_WALL === 'on',
    fixedRules: parsed.output.HOUSE_RULES ?? null,
    limits: limitsOf(parsed.output),
    metricsToken: parsed.output.METRICS_TOKEN ?? null,
    drainMs: parsed.output.DRAIN_SECONDS * 1_000,
    hosts: hostsOf(parsed.output),
  };
}

/** The share of all sessions that one owner may have, so that the owner's limit grows with MAX_SESSIONS. */
const OWNERS_SHARE = DEFAULT_LIMITS.sessionsPerOwner / DEFAULT_LIMITS.sessions;

function limitsOf(variables: v.InferOutput<typeof envSchema>): Limits {
  const { savesPerSession, newSessionsPerAddress, sessionsPerOwner } = DEFAULT_LIMITS;
  return {
    ...DEFAULT_LIMITS,
    savesPerSession: { ...savesPerSession, burst: variables.MAX_SAVES_PER_SESSION },
    newSessionsPerAddress: { ...newSessionsPerAddress, burst: variables.MAX_NEW_SESSIONS_PER_ADDRESS },
    streamsPerAddress: variables.MAX_STREAMS_PER_ADDRESS,
    streams: variables.MAX_STREAMS,
    sessions: variables.MAX_SESSIONS,
    sessionsPerOwner: Math.max(sessionsPerOwner, variables.MAX_SESSIONS * OWNERS_SHARE),
  };
}

function hostsOf(variables: v.InferOutput<typeof envSchema>): HostSettings {
  const { PUBLIC_URL, HOST_SIGNUP, HOST_SECRET, SETUP_CODE, SMTP_URL, MAIL_FROM } = variables;
  const { OIDC_ISSUER, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = variables;
  return {
    signup: HOST_SIGNUP,
    secret: HOST_SECRET ?? null,
    setUpCode: SETUP_CODE ?? null,
    smtpUrl: SMTP_URL ?? null,
    house: OIDC_ISSUER && clientId && clientSecret ? { issuer: OIDC_ISSUER, clientId, clientSecret } : null,
    mailFrom: MAIL_FROM ?? `${PRODUCT_NAME} <no-reply@${PUBLIC_URL?.hostname ?? 'localhost'}>`,
  };
}
