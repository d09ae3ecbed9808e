import { plural } from '../forms.ts';

export const countOnMyOwn = 'Compter de mon côté';
export const countRightAway = 'Tu peux compter tout de suite. Ça reste sur ce téléphone.';
export const safeHere = (count: number) =>
  plural(count, {
    one: 'Ton verre et tes stats sont bien gardés sur ce téléphone.',
    other: `Tes ${count} verres et tes stats sont bien gardés sur ce téléphone.`,
  });
export const looking = 'On regarde…';

export const doorIsClosed = 'La porte est fermée pour le moment';
export const nobodyNew = (names: string) =>
  names
    ? `À la fête « ${names} », les hôtes ne laissent plus entrer personne. Si tu fais partie de la fête, dis-le à l’un d’eux : il peut te faire entrer d’un geste.`
    : 'Les hôtes ne laissent plus entrer personne. Si tu fais partie de la fête, dis-le à l’un d’eux : il peut te faire entrer d’un geste.';
export const comeInLater = 'Quand la porte s’ouvrira, tes verres entreront avec toi.';
export const tryAgain = 'Réessayer d’entrer';
export const stillClosed = 'Elle est toujours fermée.';

export const oneMoment = (name: string) => `Un instant, ${name}`;
export const hostsAreAsked = (names: string) =>
  names
    ? `À la fête « ${names} », les hôtes savent que tu veux entrer. Pas besoin d’attendre ici.`
    : 'Les hôtes savent que tu veux entrer. Pas besoin d’attendre ici.';
export const allComeIn = 'Compte tes verres : ils entreront tous avec toi.';
export const askedAt = (time: string) => `Demandé à ${time}. Ce téléphone te préviendra dès qu’ils répondront.`;
export const changeMyName = 'Changer mon nom';

export const notRecognised = 'Ton nom ne leur dit rien';
export const notLetIn = (name: string) =>
  `Les hôtes n’ont pas laissé entrer « ${name} ». Prends un nom qu’ils connaissent, ou va leur parler.`;
export const changeAndAsk = 'Changer mon nom et redemander';

export const offTheLeaderboard = 'Tu n’es plus au classement';
export const takenOut = (names: string) =>
  names
    ? `Les hôtes ont retiré ton nom de la fête « ${names} ». C’est peut-être une erreur : demande-leur.`
    : 'Les hôtes ont retiré ton nom de cette fête. C’est peut-être une erreur : demande-leur.';
export const takenOutForGood = (names: string) =>
  names
    ? `Les hôtes ont retiré ton nom de la fête « ${names} ». Si c’est une erreur, eux seuls peuvent la corriger.`
    : 'Les hôtes ont retiré ton nom de cette fête. Si c’est une erreur, eux seuls peuvent la corriger.';
export const nobodyElseSees = 'Tu peux continuer à compter. Personne d’autre ne le voit.';
export const askToComeBack = 'Demander à revenir';

export const youAreIn = (names: string) =>
  names ? `Te voilà dans la fête. Trinquons à ${names} !` : 'Te voilà dans la fête.';

export const youAreNowCalled = (name: string) => `Tu t’appelles maintenant « ${name} »`;
export const sameNameTonight = (first: string) =>
  `Les hôtes ont changé ton nom au classement : ce soir, il y a peut-être plus d’un « ${first} ». Tous tes verres sont là.`;
export const handedOver = 'Ta soirée est aussi sur un autre téléphone';
export const handedOverLead = (time: string) =>
  `Les hôtes l’ont transmise à ${time}, comme on le fait quand un téléphone est déchargé ou perdu. Les deux téléphones comptent pour toi. Si tu ne l’as pas demandé, parles-en aux hôtes.`;
export const hostsWishIt = 'Les hôtes aimeraient que tu portes ce nom ce soir. Tous tes verres sont là.';
export const notRight = 'Ça ne va pas ? Parles-en aux hôtes.';
export const allRight = 'D’accord';

export const statuses = {
  waiting: 'Devant la porte : les hôtes sont prévenus',
  'turned-away': 'Entrée refusée : tu comptes de ton côté',
  removed: 'Plus au classement : tu comptes de ton côté',
  barred: 'Plus au classement : tu comptes de ton côté',
  'door-closed': 'Porte fermée : tu comptes de ton côté',
  over: 'C’est fini : tu comptes de ton côté',
} as const;
