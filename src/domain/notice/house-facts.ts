import * as v from 'valibot';
import { count } from '../whole-numbers.ts';

/** The place in which a server stores what guests log. A demo keeps it only in memory. */
const STORES = ['file', 'postgres', 'memory'] as const;

const linkSchema = v.pipe(v.string(), v.regex(/^https?:\/\//i));

/** The name and contact of whoever is responsible for a server, for guests. Fields that are not set are absent. */
const shownHouseSchema = v.object({
  name: v.exactOptional(v.string()),
  /** The way to reach the house: an e-mail address, a telephone number, a link or a sentence. */
  contact: v.exactOptional(v.string()),
  imprint: v.exactOptional(linkSchema),
  privacy: v.exactOptional(linkSchema),
});

/** The answer to `GET /api/house` (docs/protocol.md#the-house). */
export const houseFactsSchema = v.object({
  house: shownHouseSchema,
  /** Whether guests of a celebration with a code may be asked for their position. */
  location: v.boolean(),
  /** Whether the server sends mails to hosts. */
  mail: v.boolean(),
  /** Whether the open celebration has a wall. Absent if there is no open celebration. */
  openWall: v.exactOptional(v.boolean()),
  /** How many days after its day a celebration is deleted. Absent if celebrations are never deleted automatically. */
  keepDays: v.exactOptional(count),
  store: v.picklist(STORES),
});
export type HouseFacts = Readonly<v.InferOutput<typeof houseFactsSchema>>;
