/** The calls of the peers' servers. Written without their packages, which are not installed everywhere. */
export interface ColyseusStart {
  readonly dataDir: string;
  /** How often the room sends deltas, in ms. Null: after every save. */
  readonly patchRate: number | null;
}

export type ColyseusCalls = { start(options: ColyseusStart): Promise<string> };
export type ParseCalls = { start(databaseUri: string): Promise<string> };
