import { DELETION_GRACE_MS } from '../../../../domain/hosting/deletion-grace.ts';
import type { BoardName } from '../../../../domain/leaderboard/boards.ts';
import { GETTING_HOME_MAX_LENGTH, MINUTE_MS } from '../../../../domain/limits.ts';
import { dayOfMonthIn, inDaysIn, monthIn, shortDayIn, shortWeekdayIn, wholeMonthIn } from '../../forms/dates.ts';
import { plural } from '../forms.ts';
import { locale } from '../page.ts';

export const accountOf = (name: string) => `${name} : ton compte`;
export const loading = 'Chargement';
export const createCelebration = 'Créer une fête';
export const whoIsGettingMarried = 'Qui se marie ?';
export const whoIsGettingMarriedLead =
  'Deux noms et une date suffisent. Le code et les cartons de table sont prêts tout de suite.';
export const didNotCome = 'Tes fêtes ne se sont pas chargées';
export const didNotComeLead =
  'Tout est bien gardé, et les invités continuent comme avant. Seule cette page n’atteint pas le serveur.';

export const dayOf = dayOfMonthIn(locale);
/** 'juin', 'sept.', and 'juin 2027' if `date` is not in the year of `today`. Both are YYYY-MM-DD. */
export const monthOf = monthIn(locale);

export const guestsGone = 'les données des invités sont supprimées';
/** In French, 0 has the plural form `one`. */
export const guestsIn = (count: number) =>
  count === 0 ? 'Pas encore d’invités' : plural(count, { one: `${count} invité`, other: `${count} invités` });
export const over = 'C’est fini';
export const youHelp = 'tu aides comme hôte';
export const tonight = 'ce soir';
export const inDays = inDaysIn(locale);

export const groups = { toCome: 'À venir', over: 'Passées' };
export const wholeMonthOf = wholeMonthIn(locale);
export const weekdayOf = shortWeekdayIn(locale);
export const shortDayOf = shortDayIn(locale);
export const asideCount = (count: number) => plural(count, { one: '1 à part', other: `${count} à part` });

export const whoIsCelebrating = 'Qui fait la fête ?';
export const firstName = 'Un prénom';
export const secondName = 'L’autre prénom';
export const exampleName = 'p. ex. Ana';
export const otherExampleName = 'p. ex. Ben';
export const nameMissing = 'Écris au moins un prénom.';
export const namesTooLong = (length: number) =>
  `Pas plus de ${length} caractères pour les deux noms ensemble, s’il te plaît.`;
export const namesWrong = 'Quelque chose dans ces noms ne peut pas s’afficher. Écris-les à nouveau.';
export const when = 'C’est quand ?';
export const chooseDay = 'Choisis un jour';
export const dateMissing = 'Choisis le jour.';
export const yearWrong = 'Écris l’année avec quatre chiffres.';
export const dateIsPast = 'Ce jour est passé. Choisis-en un à venir.';
export const dateIsFar = (years: number) => `Ce jour est dans plus de ${years} ans. Vérifie l’année.`;
export const pastMidnight = 'Après minuit, c’est encore la même soirée.';
export const timeZone = 'Fuseau horaire';
export const zoneUnknown =
  'Clink ne connaît pas encore ce fuseau horaire. En voici un à la même heure : appuie encore une fois sur le bouton.';
export const cardLanguage = 'Langue';
export const cardLanguageHint = 'Sur les cartons et le grand écran.';
export const create = 'Créer la fête';
export const created = (names: string) => `${names} : ta fête est prête.`;
export const createdAsTemplate = (names: string) =>
  `${names} : ta fête est prête. Elle commence comme la maison l’a préparée.`;
export const tooManyCelebrations = 'Tu as créé autant de fêtes que possible. Supprimes-en une d’abord.';

export const placeDidNotCome = 'Cette fête ne s’est pas chargée';
export const namesAndDate = 'Noms et date';
export const save = 'Enregistrer';
export const saved = 'C’est enregistré.';
export const savedAsLeft = 'Chaque champ s’enregistre quand tu le quittes.';
/** Instead, while a field has a fault. */
export const notAllIsSaved = 'Tout n’est pas encore enregistré.';
export const theirChange = (who: string, minutes: number) =>
  minutes === 0
    ? `${who} vient de changer cela.`
    : plural(minutes, {
        one: `${who} a changé cela il y a une minute.`,
        other: `${who} a changé cela il y a ${minutes} minutes.`,
      });
export const anotherHost = 'Un autre hôte';
export const takeTheirs = 'Prendre l’autre version';
export const wasChanged = 'Un autre hôte a été plus rapide. Regarde ce qui a changé, puis enregistre à nouveau.';
/** Shown below a field. The page sends the text again by itself. */
export const savedLater = 'Pas encore enregistré : le serveur ne répond pas. Ce sera fait dès qu’il répondra.';
export const gettingHome = 'Pour rentrer';
export const whereTheyFindIt = 'Visible tard dans la nuit et sous les stats.';
export const whatShouldTheyKnow = 'Que doivent-ils savoir ?';
export const exampleOfGettingHome = 'p. ex. Taxi 01 31300, dernier bus à 0:30';
export const numbersCanBeCalled = 'Un numéro comme +43\u00a01\u00a031300 s’appelle d’un simple toucher.';
export const gettingHomeWrong = `Quelque chose dans ce texte ne peut pas s’afficher. Écris-le à nouveau, en ${GETTING_HOME_MAX_LENGTH} caractères au plus.`;
export const whatTheLeaderboardShows = 'Ce que montre le classement';
export const oneBoardStays = 'Effet immédiat. Il en reste au moins un.';
export const boards: Record<BoardName, string> = {
  mostDrinks: 'Le plus de verres',
  fastestPace: 'Rythme le plus rapide',
  hydration: 'Meilleure hydratation',
  balanced: 'Soirée la plus équilibrée',
  variety: 'Le plus de variété',
};
export const boardHints: Record<BoardName, string> = {
  mostDrinks: 'Qui a bu le plus de verres',
  fastestPace: 'Verres par heure',
  hydration: 'Qui boit assez d’eau',
  balanced: 'Un rythme régulier, avec de l’eau entre les verres',
  variety: 'Beaucoup de boissons différentes',
};
export const boardIsOn = (title: string) => `« ${title} » est affiché.`;
export const boardIsOff = (title: string) => `« ${title} » n’est plus affiché.`;
export const theDoor = 'La porte';
export const codeIsEnough = 'Le code suffit pour lire le classement.';
export const doors = { open: 'Tout le monde', ask: 'Avec mon accord', closed: 'Plus personne' };
export const doorHints = {
  open: 'On scanne, on écrit un nom et on est là',
  ask: 'Les hôtes donnent leur accord à chaque fois',
  closed: 'Leur téléphone les invite gentiment à venir te voir',
};
export const doorIs = {
  open: 'La porte est ouverte à tout le monde.',
  ask: 'Personne n’entre sans l’accord des hôtes.',
  closed: 'La porte est fermée : plus personne n’entre.',
};
export const templateLead = 'Carte, style et porte, pour chaque hôte.';
export const beginAsThis = 'Modèle des nouvelles fêtes';
export const isTemplateNow = 'Les nouvelles fêtes commencent comme celle-ci.';
export const isNoTemplateNow = 'Les nouvelles fêtes commencent comme d’habitude.';
export const templateOfHouse = 'modèle de la maison';
export const endsByItself = 'Elle se termine toute seule';
export const endsAt = (when: string) => `La fête se termine toute seule : ${when}.`;
export const changeEnd = 'Modifier l’heure de fin';
/** The label of the field for the day and the time. */
export const itEndsOn = 'Elle finit le';
export const whenDoesItEnd = 'Quand se termine-t-elle ?';
export const endIsLocal = (when: string) => `À l’heure de la fête. Au plus tard : ${when}.`;
export const endWrong = (when: string) => `Choisis un moment à venir, au plus tard : ${when}.`;
export const endIt = 'Terminer la fête';
export const endQuestion = 'Terminer la fête ?';
export const endLead =
  'Le classement s’arrête. Ce qui est sur le téléphone des invités y reste. Tu peux rouvrir la fête.';
export const notYet = 'Pas encore';
export const endNow = 'Terminer';
export const ended = 'La fête est finie.';
export const reopenIt = 'Rouvrir la fête';
export const reopened = 'La fête est de nouveau ouverte.';
export const deleteIt = 'Supprimer la fête';
export const deleteNow = 'Supprimer';
export const deleteQuestion = (names: string) => `Supprimer « ${names} » ?`;
export const deleteLead = (guests: number) =>
  guests === 0
    ? `Le code des cartons imprimés ne marche plus. Tu as ${DELETION_GRACE_MS / MINUTE_MS} minutes pour changer d’avis.`
    : plural(guests, {
        one: `${guests} invité perd le classement. Ce qui est sur le téléphone des invités y reste. Tu as ${DELETION_GRACE_MS / MINUTE_MS} minutes pour changer d’avis.`,
        other: `${guests} invités perdent le classement. Ce qui est sur le téléphone des invités y reste. Tu as ${DELETION_GRACE_MS / MINUTE_MS} minutes pour changer d’avis.`,
      });
export const typeTheNames = (names: string) => `Écris « ${names} » pour confirmer`;
export const notTheNames = (names: string) => `Écris les noms exactement comme ils sont : ${names}.`;
export const keepIt = 'La garder';
export const deleted = (names: string) =>
  `La fête « ${names} » sera supprimée dans ${DELETION_GRACE_MS / MINUTE_MS} minutes.`;
export const isDeletedAt = (time: string) => `Elle sera supprimée à ${time}`;
export const isDeletedAtLead = 'Pour les invités, elle est déjà finie. D’ici là, chaque hôte peut encore la garder.';
export const kept = 'La fête reste.';
export const findCelebration = 'Trouver une fête ou un code';
export const noneFound = 'Aucune fête avec ce nom ou ce code.';
