import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { longDateIn, weekdayIn } from '../../forms/dates.ts';
import { plural } from '../forms.ts';
import { locale } from '../page.ts';

/** 'samedi 20 juin 2026', and 'lundi 1er juin 2026', which `Intl` does not write. */
export const dateOf = longDateIn(locale);
const weekdayOf = weekdayIn(locale);

/** No name follows 'de', which would be "d’" before a vowel. */
export const greeting = (names: string) => `Trinquons à ${names}`;
export const isIn = (name: string, others: number) =>
  others === 0
    ? `${name} est là`
    : plural(others, {
        one: `${name} et 1 autre sont là`,
        other: `${name} et ${others} autres sont là`,
      });
export const notYours = 'Ce n’est pas ta fête ? Tape un code';
export const doYouRunIt = `C’est toi qui gères ce ${PRODUCT_NAME} ?`;
export const makeItYours = 'À toi de jouer : ta fête, son code et ses cartons.';
export const haveCode = 'Tu as un code ? Tape-le ici';

export const whichCelebration = 'Quelle fête ?';
export const whereTheCodeIs = 'Le code est sur le petit carton posé sur ta table.';
export const code = 'Code';
export const exampleCode = 'ABCD EFGH';
export const spelling = 'Les minuscules conviennent, et O à la place de 0 aussi.';
export const join = 'Entrer';
export const joinIn = (time: string) => `Entrer dans ${time}`;
export const looking = 'On regarde…';
export const withoutCode = 'Continuer sans code';
export const wrongLength = 'Un code a huit lettres et chiffres.';
export const unknownCode =
  'Aucune fête n’a ce code. Il y a peut-être une lettre de travers : regarde encore le carton.';
export const isGone = (names: string) =>
  `La fête « ${names} » n’est plus ici. Ce que tu as compté reste pour l’instant sur ce téléphone. Tu as un autre code ?`;
export const tooManyTries = 'Ça fait beaucoup d’essais. Tu pourras bientôt réessayer.';
export const cannotLookUp = 'Pas de réponse pour le moment. Réessaie dès que tu as du réseau.';
export const cannotLookUpYet = 'Pas de réponse pour le moment. Réessaie dans un instant.';

export const lovelyEvening = 'C’était une belle soirée';
export const thatWas = (date: string) => `C’était ${weekdayOf(date)}`;
export const isOver = (names: string, date: string) => `C’était la fête « ${names} », le ${dateOf(date)}.`;
export const stillHere = (count: number) =>
  plural(count, {
    one: 'Ton verre et tes stats sont encore sur ce téléphone.',
    other: `Tes ${count} verres et tes stats sont encore sur ce téléphone.`,
  });
export const seeMyEvening = 'Voir ma soirée';
export const otherCode = 'Taper un autre code';

export const switchTo = (to: string | null) => (to ? `Passer à la fête « ${to} » ?` : 'Passer au classement ouvert ?');
type Switches = Record<'between' | 'from-open' | 'to-open', (count: number, from: string, to: string) => string>;
export const startFresh: Switches = {
  between: (count, from, to) =>
    count === 0
      ? `Tu n’as encore aucun verre à la fête « ${from} », et tu commences une nouvelle soirée à la fête « ${to} ».`
      : plural(count, {
          one: `Ton verre de ce soir reste à la fête « ${from} », et tu commences une nouvelle soirée à la fête « ${to} ».`,
          other: `Tes ${count} verres de ce soir restent à la fête « ${from} », et tu commences une nouvelle soirée à la fête « ${to} ».`,
        }),
  'from-open': (count, _, to) =>
    count === 0
      ? `Tu n’as encore aucun verre sur le classement ouvert, et tu commences une nouvelle soirée à la fête « ${to} ».`
      : plural(count, {
          one: `Ton verre de ce soir reste sur le classement ouvert, et tu commences une nouvelle soirée à la fête « ${to} ».`,
          other: `Tes ${count} verres de ce soir restent sur le classement ouvert, et tu commences une nouvelle soirée à la fête « ${to} ».`,
        }),
  'to-open': (count, from) =>
    count === 0
      ? `Tu n’as encore aucun verre à la fête « ${from} », et tu commences une nouvelle soirée sur le classement ouvert.`
      : plural(count, {
          one: `Ton verre de ce soir reste à la fête « ${from} », et tu commences une nouvelle soirée sur le classement ouvert.`,
          other: `Tes ${count} verres de ce soir restent à la fête « ${from} », et tu commences une nouvelle soirée sur le classement ouvert.`,
        }),
};
export const goOnThere: Switches = {
  between: (count, from, to) =>
    count === 0
      ? `Tu n’as encore aucun verre à la fête « ${from} », et ta soirée à la fête « ${to} » continue.`
      : plural(count, {
          one: `Ton verre de ce soir reste à la fête « ${from} », et ta soirée à la fête « ${to} » continue.`,
          other: `Tes ${count} verres de ce soir restent à la fête « ${from} », et ta soirée à la fête « ${to} » continue.`,
        }),
  'from-open': (count, _, to) =>
    count === 0
      ? `Tu n’as encore aucun verre sur le classement ouvert, et ta soirée à la fête « ${to} » continue.`
      : plural(count, {
          one: `Ton verre de ce soir reste sur le classement ouvert, et ta soirée à la fête « ${to} » continue.`,
          other: `Tes ${count} verres de ce soir restent sur le classement ouvert, et ta soirée à la fête « ${to} » continue.`,
        }),
  'to-open': (count, from) =>
    count === 0
      ? `Tu n’as encore aucun verre à la fête « ${from} », et ta soirée sur le classement ouvert continue.`
      : plural(count, {
          one: `Ton verre de ce soir reste à la fête « ${from} », et ta soirée sur le classement ouvert continue.`,
          other: `Tes ${count} verres de ce soir restent à la fête « ${from} », et ta soirée sur le classement ouvert continue.`,
        }),
};
export const linkLeadsBack = (count: number, from: string | null) => {
  if (count === 0) return from ? `Le lien de la fête « ${from} » te ramène ici.` : 'Tu peux revenir.';
  return from
    ? `Le lien de la fête « ${from} » te ramène ici, et tu y retrouves tout.`
    : 'Tu peux revenir, et tu y retrouves tout.';
};
export const notYetSent = (count: number, from: string | null) =>
  from
    ? plural(count, {
        one: `${count} verre n’est pas encore parti. Ce téléphone l’envoie à la fête « ${from} » dès qu’il a du réseau.`,
        other: `${count} verres ne sont pas encore partis. Ce téléphone les envoie à la fête « ${from} » dès qu’il a du réseau.`,
      })
    : plural(count, {
        one: `${count} verre n’est pas encore parti. Ce téléphone l’envoie au classement ouvert dès qu’il a du réseau.`,
        other: `${count} verres ne sont pas encore partis. Ce téléphone les envoie au classement ouvert dès qu’il a du réseau.`,
      });
export const stayHere = 'Rester ici';
export const confirmSwitch = 'Y aller';
export const youAreWith = (names: string | null) =>
  names ? `Te voilà à la fête « ${names} ».` : 'Te voilà sur le classement ouvert.';
export const goBack = 'Revenir';
export const cannotSwitch = 'Ce téléphone ne peut rien enregistrer, tu ne peux donc pas changer de fête.';

export const gettingHome = 'Pour rentrer';

export const youAreCelebrating = (names: string) => `Tu fêtes ${names}`;
export const invite = 'Inviter';
export const goToAnother = 'Aller à une autre fête';
export const haveACode = 'Rejoindre une fête';

export const bringSomebodyIn = 'Faire entrer quelqu’un';
export const holdThisUp = 'Montre cet écran : il suffit de le scanner.';
export const qrCode = (names: string | null) =>
  names ? `QR code qui ouvre la fête « ${names} »` : `QR code qui ouvre ${PRODUCT_NAME}`;
export const orTypeAt = (host: string) => `ou à taper sur ${host}`;
export const orOpen = 'ou à ouvrir dans le navigateur';
export const worksOffline =
  'Tu n’as pas de réseau pour le moment. Le code marche quand même si l’autre téléphone en a.';
export const sameNetwork = 'Ça marche pour les téléphones sur le même Wi-Fi que toi.';
export const onlyThisDevice = 'Cette adresse ne marche que sur cet appareil.';
export const shareLink = 'Partager le lien';
export const copyLink = 'Copier le lien';
export const copied = 'Copié';
export const copyFailed = 'La copie n’a pas marché. Montre plutôt le QR code.';
export const copiedInstead = 'Le partage n’a pas marché ici. Le lien est copié à la place.';
export const spelled = (formatted: string) => [...formatted.replace(' ', ',')].join(' ');
