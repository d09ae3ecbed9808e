import { type SchemaType, schema, t } from '@colyseus/schema';

/** The state that every phone of the room holds. Colyseus sends its changes. Times in ms. */
export const GuestRow = schema(
  {
    userName: t.string(),
    totalDrinks: t.uint16(),
    sessionStart: t.float64(),
  },
  'GuestRow',
);
export type GuestRow = SchemaType<typeof GuestRow>;

export const BoardState = schema({ guests: t.uint16(), rows: t.map(GuestRow) }, 'BoardState');
export type BoardState = SchemaType<typeof BoardState>;
