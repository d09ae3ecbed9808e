import * as v from 'valibot';
import { drinkEntrySchema } from '../../domain/drink-entry.ts';
import { isPaceId } from '../../domain/pace.ts';
import type { SessionRecord } from '../../domain/session-record.ts';

/** A row of `drink_sessions` as the engine has it; times in ms. */
export interface SessionRow {
  readonly session_id: string;
  readonly celebration_id: string;
  readonly user_name: string;
  readonly total_drinks: number;
  readonly drinks_data: string;
  readonly session_start: number;
  readonly last_drink_at: number | null;
  readonly drinking_pace: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly expires_at: number;
  readonly revision: number;
  readonly write_key_hash: string;
  readonly clock_offset: number;
  readonly updated_at: number;
  readonly hidden: number;
}

const drinksSchema = v.pipe(v.string(), v.parseJson(), v.array(drinkEntrySchema));

export function toRow(record: SessionRecord): SessionRow {
  return {
    session_id: record.sessionId,
    celebration_id: record.celebrationId,
    user_name: record.userName,
    total_drinks: record.totalDrinks,
    drinks_data: JSON.stringify(record.drinks),
    session_start: record.sessionStart,
    last_drink_at: record.lastDrinkAt,
    drinking_pace: record.drinkingPace,
    latitude: record.position?.latitude ?? null,
    longitude: record.position?.longitude ?? null,
    expires_at: record.expiresAt,
    revision: record.revision,
    write_key_hash: record.writeKeyHash,
    clock_offset: record.clockOffset,
    updated_at: record.updatedAt,
    hidden: Number(record.hidden),
  };
}

export function fromRow(row: SessionRow): SessionRecord {
  if (!isPaceId(row.drinking_pace)) throw new Error(`unknown pace '${row.drinking_pace}' in the store`);
  const isPlaced = row.latitude !== null && row.longitude !== null;
  return {
    sessionId: row.session_id,
    celebrationId: row.celebration_id,
    userName: row.user_name,
    totalDrinks: row.total_drinks,
    drinks: v.parse(drinksSchema, row.drinks_data),
    sessionStart: row.session_start,
    lastDrinkAt: row.last_drink_at,
    drinkingPace: row.drinking_pace,
    position: isPlaced ? { latitude: row.latitude, longitude: row.longitude } : null,
    expiresAt: row.expires_at,
    revision: row.revision,
    writeKeyHash: row.write_key_hash,
    clockOffset: row.clock_offset,
    updatedAt: row.updated_at,
    hidden: row.hidden === 1,
  };
}
