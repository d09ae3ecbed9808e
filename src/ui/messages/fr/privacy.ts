import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import { HOUR_MS, SESSION_LIFETIME_MS } from '../../../domain/limits.ts';
import { NEARBY_RADIUS_FEET } from '../../../domain/location/nearby.ts';
import type { NoticeRowName, NoticeSection, PlainFact } from '../../../domain/notice/notice.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { LEAST_GUESTS } from '../../../domain/recap/recap.ts';
import { plural } from './forms.ts';

export const sections: Record<NoticeSection['name'], string> = {
  who: 'Qui est responsable',
  stored: 'Ce qui est gardé, et où',
  seen: 'Qui voit quoi',
  'how-long': 'Pendant combien de temps',
  delete: 'Tout supprimer maintenant',
  ask: 'À qui demander',
};

export const rows: Record<NoticeRowName, string> = {
  runs: 'La maison',
  contact: 'Contact',
  imprint: 'Mentions légales',
  'house-notice': 'Sa politique de confidentialité',
  hosts: 'Les hôtes',
  server: 'Sur le serveur',
  phone: 'Sur ce téléphone',
  nowhere: 'Nulle part ailleurs',
  guests: 'Tous les invités',
  wall: 'Le grand écran de la salle',
  'seen-by-hosts': 'Les hôtes',
  operator: 'Qui gère le serveur',
  hide: 'À toi de choisir',
  evening: 'Ta soirée',
  celebration: 'La fête',
  'for-good': 'Pour toujours',
  now: 'Aussitôt',
  ask: 'Tu peux demander',
  later: 'Pas encore connu',
};

export const facts: Record<PlainFact, string> = {
  whoever: `Qui gère ce ${PRODUCT_NAME}.`,
  'hosts-decide': 'Ils décident des classements, des écrans et des moments.',
  'name-and-drinks': 'Ton nom, ton rythme, tes verres et l’heure de chacun.',
  'menu-drinks': 'De quelle boisson de la carte des hôtes il s’agissait.',
  position: 'Où tu es, de façon floue, et seulement si tu le partages.',
  choices: 'Si tu te caches ou ne montres aucun chiffre.',
  'in-file': 'Tout est dans un seul fichier.',
  'in-postgres': 'Tout est dans une base de données PostgreSQL.',
  'same-on-phone': 'La même chose, mais jamais où tu es.',
  'settings-on-phone': 'Tes réglages et le dernier classement.',
  'no-account': 'Ni compte, ni cookie, ni publicité. Aucune autre entreprise ne reçoit rien.',
  'mail-to-hosts': 'Seuls les hôtes reçoivent des e-mails, et aucun ne parle de toi.',
  name: 'Ton nom, ton rythme et l’heure de ton début.',
  'last-drink': 'La minute de ton dernier verre.',
  nearby: `Que tu es à moins de ${Math.round(NEARBY_RADIUS_FEET * 0.03048) * 10} mètres, si vous le partagez tous les deux. Jamais où.`,
  moments: 'Les moments\u202f: qui arrive, qui trinque et le premier toast.',
  'wall-names': 'Ton nom et ce que montrent les classements.',
  'wall-first-names': 'Ton prénom et ce que montrent les classements.',
  'wall-totals': 'Seulement des totaux de toute la salle, et aucun nom.',
  'wall-of-open': 'Ce que montre le classement.',
  'hosts-see': 'Ton nom, le nombre de verres avec alcool, l’heure de ton début et si tu es là.',
  'hosts-never': 'Jamais un verre en particulier, ni où tu es.',
  'hand-over': 'Si ton téléphone est à plat, ils peuvent passer ta soirée à un autre. Ton téléphone te le dit.',
  'operator-sees': 'Tout ce qui est sur le serveur.',
  'if-quiet': 'Sur la liste, sans chiffres\u202f: les autres ne voient que ton nom.',
  'if-hidden': 'Masqué\u202f: aucun invité et aucun écran ne te voit.',
  'evening-lasts': `${SESSION_LIFETIME_MS / HOUR_MS} heures à partir de ton début. Puis elle finit toute seule.`,
  'gone-from-file': 'En une minute, elle a disparu du serveur et elle est écrasée.',
  'gone-from-postgres': 'Le serveur la vide aussitôt, et la base de données l’écrase plus tard.',
  'gone-with-demo': 'En mémoire vive seulement. Quand la démo recommence, tout a disparu.',
  'until-deleted': 'Ses noms, ses réglages et son journal restent jusqu’à ce que les hôtes la suppriment.',
  recap: `Les hôtes gardent des sommes d’au moins ${LEAST_GUESTS} invités chacune, et aucun nom.`,
  'refusal-stays': 'Un nombre au hasard, pour que rien ne revienne. Il ne dit rien de toi.',
  deleted: 'Tout disparaît aussitôt de ce téléphone et de tous les écrans, et aussi du serveur.',
  'ask-hosts': 'Les hôtes de ta fête.',
  'ask-whoever': 'La personne qui t’a donné cette adresse.',
  'more-with-network': 'Qui gère ce serveur et ce qui y est activé. Tu le liras dès qu’il y aura du réseau.',
};

export const boards: Record<BoardName, string> = {
  mostDrinks: 'Combien de verres avec alcool tu as bus.',
  fastestPace: 'Combien de verres avec alcool par heure.',
  hydration: 'Combien de verres sans alcool.',
  balanced: 'Pendant combien d’heures tu as gardé l’équilibre.',
  variety: 'Combien de boissons différentes tu as bues.',
};
export const hostsOf = (names: string) => `Les hôtes de ${names}.`;
export const deletedAfter = (days: number) =>
  plural(days, {
    one: 'Ses noms, ses réglages et son journal sont supprimés 1 jour après la fête.',
    other: `Ses noms, ses réglages et son journal sont supprimés ${days} jours après la fête.`,
  });
