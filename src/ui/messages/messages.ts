/**
 * All sentences of one language. There is one file for each chunk. English is in en/. Another language is a folder
 * beside it with the same files and exports, and a line in package.json (docs/decisions/0010-one-language-a-build.md).
 */
export interface Messages {
  readonly carryOn: Catalogue<typeof import('./en/carry-on.ts')>;
  readonly celebration: Catalogue<typeof import('./en/celebration.ts')>;
  readonly dialogs: Catalogue<typeof import('./en/dialogs.ts')>;
  readonly door: Catalogue<typeof import('./en/door.ts')>;
  readonly hosts: Catalogue<typeof import('./en/hosts/hosts.ts')>;
  readonly hostsAccount: Catalogue<typeof import('./en/hosts/account.ts')>;
  readonly hostsDays: Catalogue<typeof import('./en/hosts/days.ts')>;
  readonly hostsGate: Catalogue<typeof import('./en/hosts/gate.ts')>;
  readonly hostsGuests: Catalogue<typeof import('./en/hosts/guests.ts')>;
  readonly hostsInvite: Catalogue<typeof import('./en/hosts/invite.ts')>;
  readonly hostsLog: Catalogue<typeof import('./en/hosts/log.ts')>;
  readonly hostsOperator: Catalogue<typeof import('./en/hosts/operator.ts')>;
  readonly hostsCelebrations: Catalogue<typeof import('./en/hosts/celebrations.ts')>;
  readonly hostsWall: Catalogue<typeof import('./en/hosts/wall.ts')>;
  readonly hostsTeam: Catalogue<typeof import('./en/hosts/team.ts')>;
  readonly leaderboard: Catalogue<typeof import('./en/leaderboard.ts')>;
  readonly menu: Catalogue<typeof import('./en/menu.ts')>;
  readonly notFound: Catalogue<typeof import('./en/not-found.ts')>;
  readonly moments: Catalogue<typeof import('./en/moments.ts')>;
  readonly page: Catalogue<typeof import('./en/page.ts')>;
  readonly settings: Catalogue<typeof import('./en/settings.ts')>;
  readonly stats: Catalogue<typeof import('./en/stats.ts')>;
  readonly tracker: Catalogue<typeof import('./en/tracker.ts')>;
  readonly views: Catalogue<typeof import('./en/views.ts')>;
  readonly wall: Catalogue<typeof import('./en/wall.ts')>;
  readonly word: Catalogue<typeof import('./en/word.ts')>;
}

/** The same names and arguments with other sentences. */
type Catalogue<English> = {
  readonly [Name in keyof English]: English[Name] extends string ? string : English[Name];
};
