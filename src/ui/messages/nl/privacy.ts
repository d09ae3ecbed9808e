import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import { HOUR_MS, SESSION_LIFETIME_MS } from '../../../domain/limits.ts';
import { NEARBY_RADIUS_FEET } from '../../../domain/location/nearby.ts';
import type { NoticeRowName, NoticeSection, PlainFact } from '../../../domain/notice/notice.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { LEAST_GUESTS } from '../../../domain/recap/recap.ts';
import { plural } from './forms.ts';

export const sections: Record<NoticeSection['name'], string> = {
  who: 'Wie verantwoordelijk is',
  stored: 'Wat er bewaard wordt, en waar',
  seen: 'Wie wat ziet',
  'how-long': 'Hoe lang',
  delete: 'Nu verwijderen',
  ask: 'Wie je kunt vragen',
};

export const rows: Record<NoticeRowName, string> = {
  runs: 'Het huis',
  contact: 'Contact',
  imprint: 'Colofon',
  'house-notice': 'De privacyverklaring van het huis',
  hosts: 'De gastgevers',
  server: 'Op de server',
  phone: 'Op deze telefoon',
  nowhere: 'Nergens anders',
  guests: 'Alle gasten',
  wall: 'Het feestscherm in de zaal',
  'seen-by-hosts': 'De gastgevers',
  operator: 'Wie de server beheert',
  hide: 'Jij kiest',
  evening: 'Je avond',
  celebration: 'Het feest',
  'for-good': 'Voorgoed',
  now: 'Meteen',
  ask: 'Vraag het gerust',
  later: 'Nog niet bekend',
};

export const facts: Record<PlainFact, string> = {
  whoever: `Wie deze ${PRODUCT_NAME} beheert.`,
  'hosts-decide': 'Zij bepalen welke ranglijsten, schermen en momenten er zijn.',
  'name-and-drinks': 'Je naam, je tempo, je drankjes en de tijd van elk.',
  'menu-drinks': 'Welk drankje van de kaart van de gastgevers het was.',
  position: 'Waar je bent, onscherp, en alleen als je dat deelt.',
  choices: 'Of je je verbergt of geen cijfers toont.',
  'in-file': 'Alles staat in één bestand.',
  'in-postgres': 'Alles staat in een PostgreSQL-database.',
  'same-on-phone': 'Hetzelfde, maar nooit waar je bent.',
  'settings-on-phone': 'Je instellingen en de laatste ranglijst.',
  'no-account': 'Geen account, geen cookies, geen reclame. Geen ander bedrijf krijgt iets.',
  'mail-to-hosts': 'Alleen gastgevers krijgen mails, en in geen ervan staat iets over jou.',
  name: 'Je naam, je tempo en wanneer je begon.',
  'last-drink': 'De minuut van je laatste drankje.',
  nearby: `Dat je binnen ${Math.round(NEARBY_RADIUS_FEET * 0.03048) * 10} meter bent, als jullie dat allebei delen. Nooit waar.`,
  moments: 'Momenten: wie er binnenkomt, wie er proost en de eerste toast.',
  'wall-names': 'Je naam, en wat de ranglijsten tonen.',
  'wall-first-names': 'Je voornaam, en wat de ranglijsten tonen.',
  'wall-totals': 'Alleen totalen van de hele zaal, en geen naam.',
  'wall-of-open': 'Wat de ranglijst toont.',
  'hosts-see': 'Je naam, hoeveel drankjes met alcohol, wanneer je begon en of je er bent.',
  'hosts-never': 'Nooit een afzonderlijk drankje, en nooit waar je bent.',
  'hand-over': 'Is je telefoon leeg, dan kunnen ze je avond aan een andere geven. Je telefoon zegt het je.',
  'operator-sees': 'Alles wat op de server staat.',
  'if-quiet': 'Op de lijst, zonder cijfers: anderen zien alleen je naam.',
  'if-hidden': 'Verborgen: geen gast en geen scherm ziet je.',
  'evening-lasts': `${SESSION_LIFETIME_MS / HOUR_MS} uur vanaf je begin. Dan eindigt hij vanzelf.`,
  'gone-from-file': 'Binnen een minuut is hij van de server verdwenen en overschreven.',
  'gone-from-postgres': 'De server maakt hem meteen leeg, en de database overschrijft hem later.',
  'gone-with-demo': 'Alleen in het geheugen. Als de demo opnieuw begint, is alles weg.',
  'until-deleted': 'De namen, de instellingen en het logboek blijven tot de gastgevers het verwijderen.',
  recap: `De gastgevers bewaren totalen van telkens minstens ${LEAST_GUESTS} gasten, en geen naam.`,
  'refusal-stays': 'Een willekeurig nummer, zodat niets terugkomt. Het zegt niets over jou.',
  deleted: 'Het verdwijnt meteen van deze telefoon en van elk scherm, en ook van de server.',
  'ask-hosts': 'De gastgevers van je feest.',
  'ask-whoever': 'Wie je dit adres gaf.',
  'more-with-network': 'Wie deze server beheert en wat hier aanstaat. Je leest het zodra er verbinding is.',
};

export const boards: Record<BoardName, string> = {
  mostDrinks: 'Hoeveel drankjes met alcohol je had.',
  fastestPace: 'Hoeveel drankjes met alcohol per uur.',
  hydration: 'Hoeveel glazen zonder alcohol.',
  balanced: 'In hoeveel uren je de balans hield.',
  variety: 'Hoeveel verschillende drankjes je had.',
};
export const hostsOf = (names: string) => `De gastgevers van ${names}.`;
export const deletedAfter = (days: number) =>
  plural(days, {
    one: 'De namen, de instellingen en het logboek worden 1 dag na het feest verwijderd.',
    other: `De namen, de instellingen en het logboek worden ${days} dagen na het feest verwijderd.`,
  });
