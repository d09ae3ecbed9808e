import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import { MAX_DRINKS, MINUTE_MS } from '../../../domain/limits.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { COUNTED_WINDOW_MS, MAX_COUNTED_DRINKS } from '../../../domain/session/counted-drinks.ts';
import type { Theme } from '../../look/theme.ts';
import { drinkLabel } from './menu.ts';

export const enableLocation = 'Locatie delen?';
/** The distance is in metres, rounded to tens, because readers of this language do not use feet. */
export const shareToSeeOthers = (feet: number) =>
  `Deel je locatie en zie op de ranglijst wie er binnen ${Math.round(feet * 0.03048) * 10} meter meefeest!`;
export const onlyNearby = 'De ranglijst toont dan alleen gasten in je buurt';
export const shareMyLocation = 'Mijn locatie delen';
export const requestingLocation = 'Locatie zoeken…';
export const skipLocation = 'Overslaan (toon iedereen)';
export const locationIsNotStored =
  'We gebruiken je locatie alleen om gasten in de buurt te vinden. We bewaren hem niet voorgoed.';
export const locationEnabled = 'Locatie gedeeld!';

export const resetAllDrinks = 'Alle drankjes wissen?';
export const resetComplete = 'Alles is gewist!';
export const resetCannotBeUndone =
  'Dit wist al je drankjes en cijfers, en je begint opnieuw. Je kunt het niet ongedaan maken.';
export const reset = 'Wissen';

export const languageTitle = 'Taal';
export const languageIs = (name: string) => `Taal: ${name}`;
export const languageNeedsNetwork = 'Deze taal kan nu niet worden geladen. Probeer het nog eens als je online bent.';
export const languageNotNow = 'Deze taal kan nu niet worden geladen. Probeer het zo nog eens.';
export const colours = 'Kleur';
export const themes: Record<Theme, string> = { auto: 'Auto', day: 'Dag', night: 'Nacht' };
export const shareLocation = 'Mijn locatie delen';
export const theCelebration = 'Het feest';
export const youAndTheOthers = 'Jij en de anderen';
export const thisPhone = 'Deze telefoon';
export const hideMe = 'Mij verbergen op de ranglijst';
export const beQuiet = 'Op de lijst, zonder cijfers';
export const momentsOfTheRoom = 'Feestmomenten';
export const privacy = 'Privacy';
export const deleteMyData = 'Mijn gegevens verwijderen';

export const deleteMyDataTitle = 'Gegevens verwijderen?';
export const deletionCannotBeUndone =
  'Dit verwijdert je naam, je drankjes en je locatie van dit apparaat, van de server en van elke ranglijst. Je kunt het niet ongedaan maken.';
export const deletionWithoutNetwork = `Je hebt geen verbinding. Op deze telefoon zijn je gegevens meteen weg, op de server zodra ${PRODUCT_NAME} hier weer met verbinding open is.`;
export const deleteData = 'Verwijderen';

export const dataIsDeleted = 'Je gegevens zijn verwijderd, hier en op de server.';
export const deletionIsWaiting = `Op deze telefoon zijn je gegevens verwijderd, maar de server is onbereikbaar. Daar verdwijnen ze zodra ${PRODUCT_NAME} hier weer met verbinding open is.`;
export const deletionNeedsThisPage = `Op deze telefoon zijn je gegevens verwijderd, maar de server is onbereikbaar. Daar verdwijnen ze zodra ${PRODUCT_NAME} hier weer met verbinding open is. Laat deze pagina tot die tijd open.`;

export const cannotSave = 'Deze telefoon kan niets opslaan. Laat deze pagina open, anders ben je je drankjes kwijt.';
export const nameIsShared =
  'Er staat al iemand met deze naam op de ranglijst. Met een andere letter zijn jullie te onderscheiden.';
export const nameIsOfCouple =
  'Het feest is van iemand met deze naam. Ben jij dat niet, dan zijn jullie met een andere letter te onderscheiden.';
export const signInFirst = 'Het netwerk vraagt je eerst in te loggen. Tot dan wachten je drankjes op deze telefoon.';
export const signIn = 'Inloggen';
export const notAllCount = `Voor de ranglijst tellen ${MAX_COUNTED_DRINKS} drankjes per ${COUNTED_WINDOW_MS / MINUTE_MS} minuten. Op jouw lijst staan ze allemaal.`;
export const notAllRemovable = 'Niet alle drankjes kunnen nu nog van de lijst.';
export const lookedUpLater = (code: string) =>
  `Er is even geen verbinding. Zodra die er weer is, zoeken we de code ${code} op. Tellen kun je nu al.`;
export const listIsFull = (canReset: boolean) =>
  canReset
    ? `De lijst is vol met ${MAX_DRINKS} drankjes. Met ‘Wissen’ begin je een nieuwe.`
    : `De lijst is vol met ${MAX_DRINKS} drankjes. Met ‘Mijn gegevens verwijderen’ begin je een nieuwe.`;
export const notOffered = (drink: DrinkChoice) =>
  `Vanavond is zonder alcohol. ${drinkLabel(drink)} is niet toegevoegd.`;
export const noneRemovable = 'Er kunnen nu geen drankjes meer van de lijst.';
