import { MINUTE_MS } from '../../../../domain/limits.ts';
import type { WallChoice, WallColours } from '../../../../domain/wall/wall-settings.ts';
import { WORD_SHOWN_MS } from '../../../../domain/wall/word.ts';
import { plural } from '../forms.ts';
import type { Wait } from './hosts.ts';

export const showOnTheWall = 'Afficher en grand';
export const wallLead = 'Un téléviseur ou un projecteur montre les classements, et le QR code pour les retardataires.';
export const byCable = 'Ordinateur et câble';
export const byCableHow = 'Ouvre le grand écran sur l’ordinateur, branche le téléviseur et passe en plein écran (F11).';
export const byCasting = 'Caster un onglet';
export const byCastingHow = 'Dans Chrome : menu, Caster, cet onglet. Choisis l’onglet, pas tout l’écran.';
export const byTelevision = 'Le navigateur du téléviseur';
export const byTelevisionHow = (address: string) =>
  `Tape ${address}. Ça marche sur la plupart des téléviseurs à partir de 2020.`;
export const openTheWall = 'Ouvrir le grand écran';
export const opensInItsOwnWindow = 'Il s’ouvre dans sa propre fenêtre.';

export const whatItShows = 'Ce qu’il montre';
export const whoIsNamed = 'Qui apparaît avec son nom';
export const shows: Readonly<Record<WallChoice, string>> = {
  names: 'Noms',
  'first-names': 'Prénoms',
  totals: 'Totaux seulement',
  off: 'Rien',
};
export const showsHints: Readonly<Record<WallChoice, string>> = {
  names: 'Les invités hors classement par choix ne sont jamais sur le grand écran.',
  'first-names':
    'Le dernier mot d’un nom n’apparaît pas. Les invités hors classement par choix ne sont jamais sur le grand écran.',
  totals: 'Aucun nom : combien d’invités, combien de verres, et l’allure de la soirée.',
  off: 'Le grand écran ne montre rien.',
};
export const wallShows: Readonly<Record<WallChoice, string>> = {
  names: 'Le grand écran montre les noms.',
  'first-names': 'Le grand écran montre les prénoms.',
  totals: 'Le grand écran ne montre que les totaux.',
  off: 'Le grand écran est éteint.',
};

export const colours = 'Couleurs';
export const colourNames: Readonly<Record<WallColours, string>> = {
  clock: 'Selon l’heure',
  day: 'Jour',
  night: 'Nuit',
};
export const darkFrom = (from: string, to: string) => `Clair le jour, sombre de ${from} à ${to}.`;
export const colourHints: Readonly<Record<Exclude<WallColours, 'clock'>, string>> = {
  day: 'Toujours clair, pour une salle lumineuse.',
  night: 'Toujours sombre, pour une salle peu éclairée.',
};
export const colouredBy: Readonly<Record<WallColours, string>> = {
  clock: 'Le grand écran suit l’heure.',
  day: 'Le grand écran a les couleurs du jour.',
  night: 'Le grand écran a les couleurs de la nuit.',
};

export const paceOnTheWall = '« Rythme le plus rapide » sur le grand écran';
export const paceHint = 'Il alterne avec les autres.';
export const paceIsOn = 'Le rythme le plus rapide est sur le grand écran.';
export const paceIsOff = 'Le rythme le plus rapide n’est pas sur le grand écran.';
export const moments = 'Les moments';
export const momentsHint = 'Les verres qui trinquent, le premier toast, chaque centième verre d’eau, minuit';
export const momentsAreOn = 'Les moments sont activés.';
export const momentsAreOff = 'Les moments sont désactivés.';
export const hideTheCode = 'Cacher le code pendant 30 minutes';
export const hideTheCodeHint = 'Quand des inconnus filment le grand écran.';
export const codeIsHidden = (until: string) => `Pas de code sur le grand écran jusqu’à ${until}`;
export const hide = 'Cacher';
export const showAgain = 'Le réafficher';
export const codeHidden = 'Le code n’est plus sur le grand écran.';
export const codeShown = 'Le code est de nouveau sur le grand écran.';

export const aWord = 'Un mot à la salle';
export const aWordLead = `Sur les téléphones ouverts, et sur le grand écran s’il est allumé, pendant ${WORD_SHOWN_MS / MINUTE_MS} minutes.`;
export const oneLine = 'Une ligne';
export const lettersOf = (count: number, most: number) => `${count} / ${most}`;
/** These sentences speak to the whole room, so they say 'vous'. */
export const openers: readonly { readonly sign: string; readonly name: string; readonly text: string }[] = [
  { sign: '🎂', name: 'Gâteau', text: 'On coupe le gâteau dans cinq minutes.' },
  { sign: '🥂', name: 'Toast', text: 'Un toast dans cinq minutes. Rassemblez-vous, s’il vous plaît.' },
  { sign: '🍽️', name: 'Buffet jusqu’à…', text: 'On peut manger jusqu’à minuit.' },
  { sign: '💃', name: 'Première danse', text: 'La première danse, c’est maintenant.' },
  { sign: '🚌', name: 'Bus', text: 'Le dernier bus part dans 20 minutes.' },
];
export const phonesDown = 'Téléphones en pause';
export const phonesDownHint = 'Les téléphones ne montrent que cette ligne. Chacun peut quand même ouvrir Clink.';
export const sendIt = 'Envoyer';
export const wordIsOut = 'Il est en route vers tout le monde.';
export const wordMissing = 'Écris ce que tu veux dire.';
export const wordWrong = 'Quelque chose dans cette ligne ne peut pas s’afficher. Écris-la à nouveau.';
export const nextWordIn: Wait = {
  seconds: (count) =>
    plural(count, {
      one: `Le prochain mot pourra partir dans ${count} seconde.`,
      other: `Le prochain mot pourra partir dans ${count} secondes.`,
    }),
  minutes: (count) =>
    plural(count, {
      one: `Le prochain mot pourra partir dans ${count} minute.`,
      other: `Le prochain mot pourra partir dans ${count} minutes.`,
    }),
};
export const nextWordAfter = (by: string): Wait => ({
  seconds: (count) =>
    plural(count, {
      one: `${by} vient de dire un mot. Le prochain pourra partir dans ${count} seconde.`,
      other: `${by} vient de dire un mot. Le prochain pourra partir dans ${count} secondes.`,
    }),
  minutes: (count) =>
    plural(count, {
      one: `${by} vient de dire un mot. Le prochain pourra partir dans ${count} minute.`,
      other: `${by} vient de dire un mot. Le prochain pourra partir dans ${count} minutes.`,
    }),
});
export const onPhonesAndTheWall = (count: number) =>
  plural(count, {
    one: `D’ici une minute sur ${count} téléphone et sur le grand écran.`,
    other: `D’ici une minute sur ${count} téléphones et sur le grand écran.`,
  });
export const onPhones = (count: number) =>
  plural(count, {
    one: `D’ici une minute sur ${count} téléphone.`,
    other: `D’ici une minute sur ${count} téléphones.`,
  });
export const untilThen = (until: string, next: string) =>
  `Jusqu’à ${until}. Ensuite, il s’en va tout seul. Le prochain mot pourra partir à ${next}.`;
export const takeItBack = 'Le retirer';
export const takenBack = 'Le mot est retiré.';
export const sayingNow = (text: string) => `« ${text} »`;
export const wallSpeaks = (language: string) =>
  `Langue du grand écran et des cartons : ${language}. Elle se change sous « Réglages ».`;
