/** The three cards from which a guest chooses. The page offers them in this order. */
export const MOTIFS = ['poured', 'glasses', 'hills'] as const;
export type Motif = (typeof MOTIFS)[number];
