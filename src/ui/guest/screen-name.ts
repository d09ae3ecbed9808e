/** The screens that take the tracker's place. */
export type ScreenName = 'stats' | 'leaderboard';
