import { MINUTE_MS } from '../../../../domain/limits.ts';
import type { WallChoice, WallColours } from '../../../../domain/wall/wall-settings.ts';
import { WORD_SHOWN_MS } from '../../../../domain/wall/word.ts';
import { plural } from '../forms.ts';
import type { Wait } from './hosts.ts';

export const showOnTheWall = 'Tonen op het feestscherm';
export const wallLead = 'Een tv of beamer toont de klassementen, en de QR-code voor wie later komt.';
export const byCable = 'Laptop en kabel';
export const byCableHow = 'Open het feestscherm op de laptop, sluit de tv aan en zet het op volledig scherm (F11).';
export const byCasting = 'Een tabblad casten';
export const byCastingHow = 'In Chrome: menu, Casten, dit tabblad. Cast het tabblad, niet het hele scherm.';
export const byTelevision = 'De browser van de tv zelf';
export const byTelevisionHow = (address: string) => `Typ ${address}. Dat werkt op de meeste tv’s vanaf 2020.`;
export const openTheWall = 'Feestscherm openen';
export const opensInItsOwnWindow = 'Het opent in een eigen venster.';

export const whatItShows = 'Wat het toont';
export const whoIsNamed = 'Wie met naam verschijnt';
export const shows: Readonly<Record<WallChoice, string>> = {
  names: 'Namen',
  'first-names': 'Voornamen',
  totals: 'Alleen totalen',
  off: 'Uit',
};
export const showsHints: Readonly<Record<WallChoice, string>> = {
  names: 'Gasten die zichzelf verbergen, staan nooit op het feestscherm.',
  'first-names':
    'Het laatste woord van een naam valt weg. Gasten die zichzelf verbergen, staan nooit op het feestscherm.',
  totals: 'Geen namen: hoeveel gasten, hoeveel drankjes en hoe de avond verloopt.',
  off: 'Het feestscherm toont niets.',
};
export const wallShows: Readonly<Record<WallChoice, string>> = {
  names: 'Het feestscherm toont namen.',
  'first-names': 'Het feestscherm toont voornamen.',
  totals: 'Het feestscherm toont alleen totalen.',
  off: 'Het feestscherm staat uit.',
};

export const colours = 'Kleuren';
export const colourNames: Readonly<Record<WallColours, string>> = {
  clock: 'Volgens de klok',
  day: 'Dag',
  night: 'Nacht',
};
export const darkFrom = (from: string, to: string) => `Licht overdag, donker van ${from} tot ${to}.`;
export const colourHints: Readonly<Record<Exclude<WallColours, 'clock'>, string>> = {
  day: 'Altijd licht, voor een lichte zaal.',
  night: 'Altijd donker, voor een donkere zaal.',
};
export const colouredBy: Readonly<Record<WallColours, string>> = {
  clock: 'Het feestscherm volgt de klok.',
  day: 'Het feestscherm heeft de kleuren van de dag.',
  night: 'Het feestscherm heeft de kleuren van de nacht.',
};

export const paceOnTheWall = '‘Hoogste tempo’ op het feestscherm';
export const paceHint = 'Wisselt af met de andere.';
export const paceIsOn = '‘Hoogste tempo’ staat op het feestscherm.';
export const paceIsOff = '‘Hoogste tempo’ staat niet op het feestscherm.';
export const moments = 'Feestmomenten';
export const momentsHint = 'Samen proosten, de eerste toost, elk honderdste glas water, middernacht';
export const momentsAreOn = 'Feestmomenten staan aan.';
export const momentsAreOff = 'Feestmomenten staan uit.';
export const hideTheCode = 'Code 30 minuten afdekken';
export const hideTheCodeHint = 'Voor als vreemden het feestscherm filmen.';
export const codeIsHidden = (until: string) => `Tot ${until} staat er geen code op het feestscherm`;
export const hide = 'Afdekken';
export const showAgain = 'Weer tonen';
export const codeHidden = 'De code staat niet op het feestscherm.';
export const codeShown = 'De code staat weer op het feestscherm.';

export const aWord = 'Een woordje voor iedereen';
export const aWordLead = `Op open telefoons, en op het feestscherm als het aanstaat, ${WORD_SHOWN_MS / MINUTE_MS} minuten lang.`;
export const oneLine = 'Eén regel';
export const lettersOf = (count: number, most: number) => `${count} / ${most}`;
export const openers: readonly { readonly sign: string; readonly name: string; readonly text: string }[] = [
  { sign: '🎂', name: 'Taart', text: 'Over vijf minuten snijden we de taart aan.' },
  { sign: '🥂', name: 'Toost', text: 'Over vijf minuten proosten we. Kom er gezellig bij.' },
  { sign: '🍽️', name: 'Eten tot …', text: 'Er is eten tot middernacht.' },
  { sign: '💃', name: 'Openingsdans', text: 'De openingsdans begint nu.' },
  { sign: '🚌', name: 'Bus', text: 'De laatste bus vertrekt over 20 minuten.' },
];
export const phonesDown = 'Telefoons weg';
export const phonesDownHint = 'Telefoons tonen alleen deze regel. Een gast kan Clink nog wel openen.';
export const sendIt = 'Versturen';
export const wordIsOut = 'Het is onderweg naar iedereen.';
export const wordMissing = 'Typ wat je wilt zeggen.';
export const wordWrong = 'Iets in deze regel kan niet worden getoond. Typ hem nog eens.';
export const nextWordIn: Wait = {
  seconds: (count) =>
    plural(count, {
      one: 'Over 1 seconde kun je het volgende woordje versturen.',
      other: `Over ${count} seconden kun je het volgende woordje versturen.`,
    }),
  minutes: (count) =>
    plural(count, {
      one: 'Over 1 minuut kun je het volgende woordje versturen.',
      other: `Over ${count} minuten kun je het volgende woordje versturen.`,
    }),
};
export const nextWordAfter = (by: string): Wait => ({
  seconds: (count) =>
    plural(count, {
      one: `${by} heeft net iets gezegd. Over 1 seconde kun je het volgende woordje versturen.`,
      other: `${by} heeft net iets gezegd. Over ${count} seconden kun je het volgende woordje versturen.`,
    }),
  minutes: (count) =>
    plural(count, {
      one: `${by} heeft net iets gezegd. Over 1 minuut kun je het volgende woordje versturen.`,
      other: `${by} heeft net iets gezegd. Over ${count} minuten kun je het volgende woordje versturen.`,
    }),
});
export const onPhonesAndTheWall = (count: number) =>
  plural(count, {
    one: 'Binnen een minuut op 1 telefoon en op het feestscherm.',
    other: `Binnen een minuut op ${count} telefoons en op het feestscherm.`,
  });
export const onPhones = (count: number) =>
  plural(count, {
    one: 'Binnen een minuut op 1 telefoon.',
    other: `Binnen een minuut op ${count} telefoons.`,
  });
export const untilThen = (until: string, next: string) =>
  `Tot ${until}. Dan verdwijnt het vanzelf. Het volgende woordje kun je om ${next} versturen.`;
export const takeItBack = 'Terugnemen';
export const takenBack = 'Teruggenomen.';
export const sayingNow = (text: string) => `‘${text}’`;
export const wallSpeaks = (language: string) =>
  `Taal van het feestscherm en de kaartjes: ${language}. Je wijzigt die bij ‘Details’.`;
