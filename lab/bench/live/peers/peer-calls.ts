/** What the peers' servers can be asked, said without their packages: these are not installed everywhere. */
export interface ColyseusStart {
  readonly dataDir: string;
  /** How often the room sends what changed, ms; null: after every save. */
  readonly patchRate: number | null;
}

export type ColyseusCalls = { start(options: ColyseusStart): Promise<string> };
export type ParseCalls = { start(databaseUri: string): Promise<string> };
