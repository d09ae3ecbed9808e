import type { Language } from '../../../src/domain/languages.ts';

/** The type of an English catalogue, but with the texts of any language. */
type InAnyLanguage<English> = {
  readonly [Name in keyof English]: English[Name] extends string
    ? string
    : English[Name] extends Readonly<Record<string, string>>
      ? Readonly<Record<keyof English[Name], string>>
      : English[Name];
};

const load = <English>(language: Language, file: string) =>
  import(`../../../src/ui/messages/${language}/${file}.ts`) as Promise<InAnyLanguage<English>>;

/** The texts of the screens in a language. */
export async function wordsOf(language: Language) {
  return {
    language,
    celebration: await load<typeof import('../../../src/ui/messages/en/celebration/celebration.ts')>(
      language,
      'celebration/celebration',
    ),
    dialogs: await load<typeof import('../../../src/ui/messages/en/dialogs.ts')>(language, 'dialogs'),
    forgot: await load<typeof import('../../../src/ui/messages/en/forgot.ts')>(language, 'forgot'),
    gate: await load<typeof import('../../../src/ui/messages/en/hosts/gate.ts')>(language, 'hosts/gate'),
    invite: await load<typeof import('../../../src/ui/messages/en/hosts/invite.ts')>(language, 'hosts/invite'),
    keepsake: await load<typeof import('../../../src/ui/messages/en/celebration/keepsake.ts')>(
      language,
      'celebration/keepsake',
    ),
    leaderboard: await load<typeof import('../../../src/ui/messages/en/leaderboard.ts')>(language, 'leaderboard'),
    menu: await load<typeof import('../../../src/ui/messages/en/menu.ts')>(language, 'menu'),
    ownName: await load<typeof import('../../../src/ui/messages/en/own-name.ts')>(language, 'own-name'),
    settings: await load<typeof import('../../../src/ui/messages/en/settings.ts')>(language, 'settings'),
    tracker: await load<typeof import('../../../src/ui/messages/en/tracker.ts')>(language, 'tracker'),
    views: await load<typeof import('../../../src/ui/messages/en/views.ts')>(language, 'views'),
    wall: await load<typeof import('../../../src/ui/messages/en/wall.ts')>(language, 'wall'),
    hostsAccount: await load<typeof import('../../../src/ui/messages/en/hosts/account.ts')>(language, 'hosts/account'),
    hostsCelebrations: await load<typeof import('../../../src/ui/messages/en/hosts/celebrations.ts')>(
      language,
      'hosts/celebrations',
    ),
    hostsEvening: await load<typeof import('../../../src/ui/messages/en/hosts/evening.ts')>(language, 'hosts/evening'),
    hostsLook: await load<typeof import('../../../src/ui/messages/en/hosts/look.ts')>(language, 'hosts/look'),
    hostsRecap: await load<typeof import('../../../src/ui/messages/en/hosts/recap.ts')>(language, 'hosts/recap'),
    hostsTeam: await load<typeof import('../../../src/ui/messages/en/hosts/team.ts')>(language, 'hosts/team'),
    hostsTonight: await load<typeof import('../../../src/ui/messages/en/hosts/tonight.ts')>(language, 'hosts/tonight'),
    hostsWall: await load<typeof import('../../../src/ui/messages/en/hosts/wall.ts')>(language, 'hosts/wall'),
  };
}

export type Words = Awaited<ReturnType<typeof wordsOf>>;
