import { DELETION_GRACE_MS } from '../../../../domain/hosting/deletion-grace.ts';
import type { BoardName } from '../../../../domain/leaderboard/boards.ts';
import { GETTING_HOME_MAX_LENGTH, MINUTE_MS } from '../../../../domain/limits.ts';
import { dayOfMonthIn, inDaysIn, monthIn, shortDayIn, shortWeekdayIn, wholeMonthIn } from '../../forms/dates.ts';
import { plural } from '../forms.ts';
import { locale } from '../page.ts';

export const accountOf = (name: string) => `${name}: dein Konto`;
export const loading = 'Lädt';
export const createCelebration = 'Fest anlegen';
export const whoIsGettingMarried = 'Wer heiratet?';
export const whoIsGettingMarriedLead =
  'Gib zwei Namen und ein Datum ein. Der Code und die Kärtchen für die Tische sind sofort fertig.';
export const didNotCome = 'Deine Feste ließen sich nicht laden';
export const didNotComeLead =
  'Alles ist sicher, und für die Gäste geht es normal weiter. Nur diese Seite erreicht den Server nicht.';

export const dayOf = dayOfMonthIn(locale);
/** 'Juni', 'Sept.', and 'Juni 2027' if `date` is not in the year of `today`. Both are YYYY-MM-DD. */
export const monthOf = monthIn(locale);

export const guestsGone = 'Daten der Gäste sind gelöscht';
export const guestsIn = (count: number) =>
  plural(count, { one: '1 Gast', other: count === 0 ? 'Noch keine Gäste' : `${count} Gäste` });
export const over = 'Es ist vorbei';
export const youHelp = 'du hilfst im Team';
export const tonight = 'heute Abend';
/** 'morgen', 'in 3 Tagen', 'in 11 Wochen', 'vor 5 Wochen' */
export const inDays = inDaysIn(locale);

export const groups = { toCome: 'Demnächst', over: 'Vorbei' };
export const wholeMonthOf = wholeMonthIn(locale);
export const weekdayOf = shortWeekdayIn(locale);
export const shortDayOf = shortDayIn(locale);
export const asideCount = (count: number) => plural(count, { one: '1 beiseite', other: `${count} beiseite` });

export const whoIsCelebrating = 'Wer feiert?';
export const firstName = 'Erster Name';
export const secondName = 'Zweiter Name';
export const exampleName = 'z. B. Ana';
export const otherExampleName = 'z. B. Ben';
export const nameMissing = 'Bitte gib mindestens einen Namen ein.';
export const namesTooLong = (length: number) => `Bitte höchstens ${length} Zeichen für beide Namen zusammen.`;
export const namesWrong = 'Etwas an diesen Namen lässt sich nicht anzeigen. Bitte gib sie noch einmal ein.';
export const when = 'Wann?';
export const chooseDay = 'Tag wählen';
export const dateMissing = 'Bitte wähl den Tag.';
export const yearWrong = 'Bitte schreib das Jahr mit vier Ziffern.';
export const dateIsPast = 'Dieser Tag ist vorbei. Bitte wähl einen, der noch kommt.';
export const dateIsFar = (years: number) => `Dieser Tag ist mehr als ${years} Jahre entfernt. Bitte prüf das Jahr.`;
export const pastMidnight = 'Auch nach Mitternacht zählt noch dieser Abend.';
export const timeZone = 'Zeitzone';
export const zoneUnknown =
  'Clink kennt diese Zeitzone noch nicht. Hier ist eine mit derselben Uhrzeit: Bitte drück noch einmal auf den Knopf.';
export const cardLanguage = 'Sprache';
export const cardLanguageHint = 'Auf den Kärtchen und der Leinwand.';
export const create = 'Fest anlegen';
export const created = (names: string) => `${names}: Euer Fest ist bereit.`;
export const createdAsTemplate = (names: string) =>
  `${names}: Euer Fest ist bereit. Es beginnt so, wie das Haus es vorbereitet hat.`;
export const tooManyCelebrations =
  'Du hast so viele Feste angelegt, wie mit einem Konto möglich sind. Bitte lösch zuerst eins.';

export const placeDidNotCome = 'Dieses Fest ließ sich nicht laden';
export const namesAndDate = 'Namen und Datum';
export const save = 'Speichern';
export const saved = 'Gespeichert.';
export const savedAsLeft = 'Jedes Feld wird beim Verlassen gespeichert.';
/** Instead, while a field has a fault. */
export const notAllIsSaved = 'Noch ist nicht alles gespeichert.';
export const theirChange = (who: string, minutes: number) =>
  minutes === 0
    ? `${who} hat das gerade eben geändert.`
    : plural(minutes, {
        one: `${who} hat das vor einer Minute geändert.`,
        other: `${who} hat das vor ${minutes} Minuten geändert.`,
      });
export const anotherHost = 'Jemand aus dem Team';
export const takeTheirs = 'Übernehmen';
export const wasChanged =
  'Jemand aus dem Team war schneller. Bitte schau, was sich geändert hat, und speichere dann noch einmal.';
/** Shown below a field. The page sends the text again by itself. */
export const savedLater =
  'Noch nicht gespeichert: Der Server antwortet nicht. Sobald er antwortet, wird es gespeichert.';
export const gettingHome = 'Gut nach Hause';
export const whereTheyFindIt = 'Gäste sehen es spät und in ihrer Statistik.';
export const whatShouldTheyKnow = 'Was sollen sie wissen?';
export const exampleOfGettingHome = 'z. B. Taxi 01 31300, letzter Bus um 0:30';
export const numbersCanBeCalled = 'Ein Tipp auf eine Telefonnummer wie +43\u00a01\u00a031300 ruft an.';
export const gettingHomeWrong = `Etwas an diesem Text lässt sich nicht anzeigen. Bitte gib ihn noch einmal ein, mit höchstens ${GETTING_HOME_MAX_LENGTH} Zeichen.`;
export const whatTheLeaderboardShows = 'Was die Rangliste zeigt';
export const oneBoardStays = 'Gilt sofort. Mindestens eine Wertung bleibt.';
export const boards: Record<BoardName, string> = {
  mostDrinks: 'Meiste Getränke',
  fastestPace: 'Höchstes Tempo',
  hydration: 'Beste Wasserbilanz',
  balanced: 'Ausgewogenster Abend',
  variety: 'Größte Vielfalt',
};
export const boardHints: Record<BoardName, string> = {
  mostDrinks: 'Wer am meisten hatte',
  fastestPace: 'Getränke pro Stunde',
  hydration: 'Wer genug Wasser trinkt',
  balanced: 'Ruhiges Tempo, mit Wasser dazwischen',
  variety: 'Viele verschiedene Getränke',
};
export const boardIsOn = (title: string) => `„${title}“ ist an.`;
export const boardIsOff = (title: string) => `„${title}“ ist aus.`;
export const theDoor = 'Die Tür';
export const codeIsEnough = 'Für die Rangliste genügt der Code.';
export const doors = { open: 'Alle', ask: 'Wen ich reinlasse', closed: 'Niemand Neues' };
export const doorHints = {
  open: 'Scannen, Namen eingeben, und schon drin',
  ask: 'Das Team wird jedes Mal gefragt',
  closed: 'Ihr Handy bittet sie freundlich, euch zu fragen',
};
export const doorIs = {
  open: 'Die Tür ist für alle offen.',
  ask: 'Wer neu dazukommt, wird vom Team reingelassen.',
  closed: 'Die Tür ist für neue Gäste zu.',
};
export const templateLead = 'Karte, Aussehen und Tür, für alle.';
export const beginAsThis = 'Muster für neue Feste';
export const isTemplateNow = 'Neue Feste beginnen wie dieses.';
export const isNoTemplateNow = 'Neue Feste beginnen wie üblich.';
export const templateOfHouse = 'Vorlage des Hauses';
export const endsByItself = 'Es endet von selbst';
export const endsAt = (when: string) => `Es endet von selbst: ${when}.`;
export const changeEnd = 'Ändern, wann es endet';
/** The label of the field for the day and the time. */
export const itEndsOn = 'Ende am';
export const whenDoesItEnd = 'Wann endet es?';
export const endIsLocal = (when: string) => `Nach der Uhr des Festes. Spätestens: ${when}.`;
export const endWrong = (when: string) => `Bitte wähle eine Zeit, die noch kommt, spätestens: ${when}.`;
export const endIt = 'Fest beenden';
export const endQuestion = 'Das Fest beenden?';
export const endLead =
  'Die Rangliste steht still. Was auf den Handys der Gäste ist, bleibt dort. Du kannst das Fest wieder öffnen.';
export const notYet = 'Noch nicht';
export const endNow = 'Beenden';
export const ended = 'Das Fest ist vorbei.';
export const reopenIt = 'Wieder öffnen';
export const reopened = 'Das Fest ist wieder offen.';
export const deleteIt = 'Fest löschen';
export const deleteNow = 'Löschen';
export const deleteQuestion = (names: string) => `Das Fest von ${names} löschen?`;
export const deleteLead = (guests: number) =>
  guests === 0
    ? `Der Code auf den gedruckten Kärtchen gilt nicht mehr. Du hast ${DELETION_GRACE_MS / MINUTE_MS} Minuten, um es dir anders zu überlegen.`
    : plural(guests, {
        one: `1 Gast verliert die Rangliste. Was auf den Handys der Gäste ist, bleibt dort. Du hast ${DELETION_GRACE_MS / MINUTE_MS} Minuten, um es dir anders zu überlegen.`,
        other: `${guests} Gäste verlieren die Rangliste. Was auf den Handys der Gäste ist, bleibt dort. Du hast ${DELETION_GRACE_MS / MINUTE_MS} Minuten, um es dir anders zu überlegen.`,
      });
export const typeTheNames = (names: string) => `Tipp zur Sicherheit „${names}“ ein`;
export const notTheNames = (names: string) => `Bitte gib die Namen genau so ein: ${names}.`;
export const keepIt = 'Behalten';
export const deleted = (names: string) =>
  `Das Fest von ${names} wird in ${DELETION_GRACE_MS / MINUTE_MS} Minuten gelöscht.`;
export const isDeletedAt = (time: string) => `Es wird um ${time}\u00a0Uhr gelöscht`;
export const isDeletedAtLead = 'Für die Gäste ist es schon vorbei. Bis dahin könnt ihr es im Team noch behalten.';
export const kept = 'Das Fest bleibt.';
export const findCelebration = 'Fest oder Code finden';
export const noneFound = 'Kein Fest mit diesem Namen oder Code.';
