/** The three cards from which a guest chooses, the first one first. */
export const MOTIFS = ['poured', 'glasses', 'hills'] as const;
export type Motif = (typeof MOTIFS)[number];
