import { DELETION_GRACE_MS } from '../../../../domain/hosting/deletion-grace.ts';
import type { BoardName } from '../../../../domain/leaderboard/boards.ts';
import { GETTING_HOME_MAX_LENGTH, MINUTE_MS } from '../../../../domain/limits.ts';
import { dayOfMonthIn, inDaysIn, monthIn, shortDayIn, shortWeekdayIn, wholeMonthIn } from '../../forms/dates.ts';
import { plural } from '../forms.ts';
import { locale } from '../page.ts';

export const accountOf = (name: string) => `${name}: je account`;
export const loading = 'Laden';
export const createCelebration = 'Feest aanmaken';
export const whoIsGettingMarried = 'Wie gaan er trouwen?';
export const whoIsGettingMarriedLead = 'Vul twee namen en een datum in. De code en de tafelkaartjes zijn meteen klaar.';
export const didNotCome = 'Je feesten konden niet worden geladen';
export const didNotComeLead =
  'Alles is veilig en de gasten gaan gewoon door. Alleen deze pagina kan de server niet bereiken.';

export const dayOf = dayOfMonthIn(locale);
/** 'juni', 'sep', and 'juni 2027' if `date` is not in the year of `today`. Both are YYYY-MM-DD. */
export const monthOf = monthIn(locale);

export const guestsGone = 'gegevens van gasten zijn verwijderd';
export const guestsIn = (count: number) =>
  plural(count, { one: '1 gast', other: count === 0 ? 'Nog geen gasten' : `${count} gasten` });
export const over = 'Het is voorbij';
export const youHelp = 'je helpt als gastgever';
export const tonight = 'vanavond';
/** 'morgen', 'over 3 dagen', 'over 11 weken', '5 weken geleden' */
export const inDays = inDaysIn(locale);

export const groups = { toCome: 'Op komst', over: 'Voorbij' };
export const wholeMonthOf = wholeMonthIn(locale);
export const weekdayOf = shortWeekdayIn(locale);
export const shortDayOf = shortDayIn(locale);
export const asideCount = (count: number) => plural(count, { one: '1 apart', other: `${count} apart` });

export const whoIsCelebrating = 'Wie vieren er feest?';
export const firstName = 'Eerste naam';
export const secondName = 'Tweede naam';
export const exampleName = 'bv. Ana';
export const otherExampleName = 'bv. Ben';
export const nameMissing = 'Vul minstens één naam in.';
export const namesTooLong = (length: number) => `Neem hooguit ${length} tekens voor beide namen samen.`;
export const namesWrong = 'Iets in deze namen kan niet worden getoond. Typ ze nog eens.';
export const when = 'Wanneer?';
export const chooseDay = 'Kies een dag';
export const dateMissing = 'Kies de dag.';
export const yearWrong = 'Schrijf het jaar met vier cijfers.';
export const dateIsPast = 'Deze dag is voorbij. Kies er een die nog moet komen.';
export const dateIsFar = (years: number) => `Deze dag is meer dan ${years} jaar weg. Controleer het jaar.`;
export const pastMidnight = 'De uren na middernacht horen nog bij die avond.';
export const timeZone = 'Tijdzone';
export const zoneUnknown =
  'Clink kent deze tijdzone nog niet. Hier is er een met dezelfde tijd: druk nog eens op de knop.';
export const cardLanguage = 'Taal';
export const cardLanguageHint = 'Op de kaartjes en het feestscherm.';
export const create = 'Feest aanmaken';
export const created = (names: string) => `${names}: jullie feest staat klaar.`;
export const createdAsTemplate = (names: string) =>
  `${names}: jullie feest staat klaar. Het begint zoals het huis het heeft voorbereid.`;
export const tooManyCelebrations = 'Meer feesten kun je niet aanmaken. Verwijder er eerst een.';

export const placeDidNotCome = 'Dit feest kon niet worden geladen';
export const namesAndDate = 'Namen en datum';
export const save = 'Opslaan';
export const saved = 'Opgeslagen.';
export const savedAsLeft = 'Elk veld wordt opgeslagen zodra je het verlaat.';
/** Instead, while a field has a fault. */
export const notAllIsSaved = 'Nog niet alles is opgeslagen.';
export const theirChange = (who: string, minutes: number) =>
  minutes === 0
    ? `${who} heeft dit zojuist gewijzigd.`
    : plural(minutes, {
        one: `${who} heeft dit een minuut geleden gewijzigd.`,
        other: `${who} heeft dit ${minutes} minuten geleden gewijzigd.`,
      });
export const anotherHost = 'Een andere gastgever';
export const takeTheirs = 'Overnemen';
export const wasChanged = 'Een andere gastgever was sneller. Kijk wat er is veranderd en sla dan opnieuw op.';
/** Shown below a field. The page sends the text again by itself. */
export const savedLater = 'Nog niet opgeslagen: de server antwoordt niet. Zodra hij antwoordt, wordt het opgeslagen.';
export const gettingHome = 'Veilig naar huis';
export const whereTheyFindIt = 'Gasten zien het laat en onder hun cijfers.';
export const whatShouldTheyKnow = 'Wat moeten ze weten?';
export const exampleOfGettingHome = 'bijv. taxi 01 31300, laatste bus om 0:30';
export const numbersCanBeCalled = 'Een tik op een telefoonnummer zoals +43\u00a01\u00a031300 belt het.';
export const gettingHomeWrong = `Iets in deze tekst kan niet worden getoond. Typ hem nog eens, in hooguit ${GETTING_HOME_MAX_LENGTH} tekens.`;
export const whatTheLeaderboardShows = 'Wat de ranglijst toont';
export const oneBoardStays = 'Geldt meteen. Minstens één blijft aan.';
export const boards: Record<BoardName, string> = {
  mostDrinks: 'Meeste drankjes',
  fastestPace: 'Hoogste tempo',
  hydration: 'Beste waterdrinkers',
  balanced: 'Beste balans',
  variety: 'Meeste variatie',
};
export const boardHints: Record<BoardName, string> = {
  mostDrinks: 'Wie de meeste op heeft',
  fastestPace: 'Drankjes per uur',
  hydration: 'Wie genoeg water drinkt',
  balanced: 'Een rustig tempo, met water ertussen',
  variety: 'Veel verschillende drankjes',
};
export const boardIsOn = (title: string) => `‘${title}’ staat aan.`;
export const boardIsOff = (title: string) => `‘${title}’ staat uit.`;
export const theDoor = 'De deur';
export const codeIsEnough = 'Voor de ranglijst is de code genoeg.';
export const doors = { open: 'Iedereen', ask: 'Ik laat ze binnen', closed: 'Niemand meer' };
export const doorHints = {
  open: 'Ze scannen, typen een naam en zijn binnen',
  ask: 'De gastgevers krijgen elke keer de vraag',
  closed: 'Hun telefoon stuurt ze vriendelijk naar jullie',
};
export const doorIs = {
  open: 'De deur staat open voor iedereen.',
  ask: 'De gastgevers laten nieuwe gasten binnen.',
  closed: 'De deur is dicht voor nieuwe gasten.',
};
export const templateLead = 'Kaart, uiterlijk en deur, voor iedereen.';
export const beginAsThis = 'Voorbeeld voor nieuwe feesten';
export const isTemplateNow = 'Nieuwe feesten beginnen zoals dit.';
export const isNoTemplateNow = 'Nieuwe feesten beginnen zoals gewoonlijk.';
export const templateOfHouse = 'sjabloon van het huis';
export const endsByItself = 'Het eindigt vanzelf';
export const endsAt = (when: string) => `Het feest eindigt vanzelf: ${when}.`;
export const changeEnd = 'Wijzigen wanneer het eindigt';
/** The label of the field for the day and the time. */
export const itEndsOn = 'Eindigt op';
export const whenDoesItEnd = 'Wanneer eindigt het?';
export const endIsLocal = (when: string) => `Volgens de klok van het feest. Uiterlijk: ${when}.`;
export const endWrong = (when: string) => `Kies een moment dat nog komt, uiterlijk: ${when}.`;
export const endIt = 'Feest afsluiten';
export const endQuestion = 'Het feest afsluiten?';
export const endLead =
  'De ranglijst staat stil. Wat op de telefoons van gasten staat, blijft daar. Je kunt het feest weer openen.';
export const notYet = 'Nog niet';
export const endNow = 'Afsluiten';
export const ended = 'Het feest is voorbij.';
export const reopenIt = 'Weer openen';
export const reopened = 'Het feest is weer open.';
export const deleteIt = 'Feest verwijderen';
export const deleteNow = 'Verwijderen';
export const deleteQuestion = (names: string) => `Het feest van ${names} verwijderen?`;
export const deleteLead = (guests: number) =>
  guests === 0
    ? `De code op de geprinte kaartjes werkt niet meer. Je hebt ${DELETION_GRACE_MS / MINUTE_MS} minuten om je te bedenken.`
    : plural(guests, {
        one: `1 gast raakt de ranglijst kwijt. Wat op de telefoons van gasten staat, blijft daar. Je hebt ${DELETION_GRACE_MS / MINUTE_MS} minuten om je te bedenken.`,
        other: `${guests} gasten raken de ranglijst kwijt. Wat op de telefoons van gasten staat, blijft daar. Je hebt ${DELETION_GRACE_MS / MINUTE_MS} minuten om je te bedenken.`,
      });
export const typeTheNames = (names: string) => `Typ voor de zekerheid ‘${names}’`;
export const notTheNames = (names: string) => `Typ de namen precies zoals ze zijn: ${names}.`;
export const keepIt = 'Behouden';
export const deleted = (names: string) =>
  `Het feest van ${names} wordt over ${DELETION_GRACE_MS / MINUTE_MS} minuten verwijderd.`;
export const isDeletedAt = (time: string) => `Het wordt om ${time} verwijderd`;
export const isDeletedAtLead = 'Voor de gasten is het al voorbij. Tot die tijd kan elke gastgever het nog behouden.';
export const kept = 'Het feest blijft.';
export const findCelebration = 'Zoek een feest of een code';
export const noneFound = 'Geen feest met die naam of code.';
