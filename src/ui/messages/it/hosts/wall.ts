import { MINUTE_MS } from '../../../../domain/limits.ts';
import type { WallChoice, WallColours } from '../../../../domain/wall/wall-settings.ts';
import { WORD_SHOWN_MS } from '../../../../domain/wall/word.ts';
import { plural } from '../forms.ts';
import type { Wait } from './hosts.ts';

/** 'all’1:30', but 'alle 22:30'. */
const isOne = (time: string) => /^0?1\b/.test(time);

export const showOnTheWall = 'Mostra sul maxischermo';
export const wallLead = 'Un televisore o un proiettore mostra le classifiche, e il QR per chi arriva tardi.';
export const byCable = 'Portatile e cavo';
export const byCableHow = 'Apri il maxischermo sul portatile, collega il televisore e passa a tutto schermo (F11).';
export const byCasting = 'Trasmetti una scheda';
export const byCastingHow = 'In Chrome: menu, Trasmetti, questa scheda. Trasmetti la scheda, non tutto il desktop.';
export const byTelevision = 'Il browser del televisore';
export const byTelevisionHow = (address: string) =>
  `Scrivi ${address}. Funziona su quasi tutti i televisori dal 2020 in poi.`;
export const openTheWall = 'Apri il maxischermo';
export const opensInItsOwnWindow = 'Si apre in una finestra a parte.';

export const whatItShows = 'Cosa mostra';
export const whoIsNamed = 'Chi compare per nome';
export const shows: Readonly<Record<WallChoice, string>> = {
  names: 'Nomi',
  'first-names': 'Senza cognomi',
  totals: 'Solo totali',
  off: 'Spento',
};
export const showsHints: Readonly<Record<WallChoice, string>> = {
  names: 'Chi preferisce non comparire non è mai sul maxischermo.',
  'first-names': 'L’ultima parola di ogni nome non si vede. Chi preferisce non comparire non è mai sul maxischermo.',
  totals: 'Niente nomi: quanti ospiti, quanti drink e l’andamento della serata.',
  off: 'Il maxischermo non mostra niente.',
};
export const wallShows: Readonly<Record<WallChoice, string>> = {
  names: 'Il maxischermo mostra i nomi.',
  'first-names': 'Il maxischermo mostra i nomi senza cognomi.',
  totals: 'Il maxischermo mostra solo i totali.',
  off: 'Il maxischermo è spento.',
};

export const colours = 'Colori';
export const colourNames: Readonly<Record<WallColours, string>> = {
  clock: 'Secondo l’ora',
  day: 'Giorno',
  night: 'Notte',
};
export const darkFrom = (from: string, to: string) => `Chiaro di giorno, scuro in queste ore: ${from} – ${to}.`;
export const colourHints: Readonly<Record<Exclude<WallColours, 'clock'>, string>> = {
  day: 'Sempre chiaro, per una sala luminosa.',
  night: 'Sempre scuro, per una sala poco illuminata.',
};
export const colouredBy: Readonly<Record<WallColours, string>> = {
  clock: 'Il maxischermo segue l’ora.',
  day: 'Il maxischermo ha i colori del giorno.',
  night: 'Il maxischermo ha i colori della notte.',
};

export const paceOnTheWall = '«Ritmo più veloce» sul maxischermo';
export const paceHint = 'Si alterna con le altre.';
export const paceIsOn = '«Ritmo più veloce» è sul maxischermo.';
export const paceIsOff = '«Ritmo più veloce» non è sul maxischermo.';
export const moments = 'Momenti';
export const momentsHint = 'Cin cin, il primo brindisi, ogni centesimo bicchiere d’acqua, la mezzanotte';
export const momentsAreOn = 'I momenti sono attivi.';
export const momentsAreOff = 'I momenti non sono attivi.';
export const hideTheCode = 'Nascondi il codice per 30 minuti';
export const hideTheCodeHint = 'Per quando qualcuno di fuori riprende il maxischermo.';
export const codeIsHidden = (until: string) =>
  isOne(until) ? `Il maxischermo è senza codice fino all’${until}` : `Il maxischermo è senza codice fino alle ${until}`;
export const hide = 'Nascondi';
export const showAgain = 'Mostralo di nuovo';
export const codeHidden = 'Il codice non è sul maxischermo.';
export const codeShown = 'Il codice è di nuovo sul maxischermo.';

export const aWord = 'Un messaggio per la festa';
export const aWordLead = `Sui telefoni aperti, e sul maxischermo se è acceso, per ${WORD_SHOWN_MS / MINUTE_MS} minuti.`;
export const oneLine = 'Una riga';
export const lettersOf = (count: number, most: number) => `${count} / ${most}`;
export const openers: readonly { readonly sign: string; readonly name: string; readonly text: string }[] = [
  { sign: '🎂', name: 'Torta', text: 'Tra cinque minuti si taglia la torta.' },
  { sign: '🥂', name: 'Brindisi', text: 'Tra cinque minuti un brindisi. Venite tutti qui, per favore.' },
  { sign: '🍽️', name: 'Cibo fino a…', text: 'Si mangia fino a mezzanotte.' },
  { sign: '💃', name: 'Primo ballo', text: 'Adesso comincia il primo ballo.' },
  { sign: '🚌', name: 'Navetta', text: 'L’ultima navetta parte tra 20 minuti.' },
];
export const phonesDown = 'Giù i telefoni';
export const phonesDownHint = 'I telefoni mostrano solo questa riga. Chi vuole può comunque aprire Clink.';
export const sendIt = 'Manda';
export const wordIsOut = 'Sta arrivando a tutti.';
export const wordMissing = 'Scrivi quello che vuoi dire.';
export const wordWrong = 'Qualcosa in questa riga non si può mostrare. Scrivila di nuovo.';
export const nextWordIn: Wait = {
  seconds: (count) =>
    plural(count, {
      one: 'Il prossimo messaggio può partire tra 1 secondo.',
      other: `Il prossimo messaggio può partire tra ${count} secondi.`,
    }),
  minutes: (count) =>
    plural(count, {
      one: 'Il prossimo messaggio può partire tra 1 minuto.',
      other: `Il prossimo messaggio può partire tra ${count} minuti.`,
    }),
};
export const nextWordAfter = (by: string): Wait => ({
  seconds: (count) =>
    plural(count, {
      one: `${by} ha appena mandato un messaggio. Il prossimo può partire tra 1 secondo.`,
      other: `${by} ha appena mandato un messaggio. Il prossimo può partire tra ${count} secondi.`,
    }),
  minutes: (count) =>
    plural(count, {
      one: `${by} ha appena mandato un messaggio. Il prossimo può partire tra 1 minuto.`,
      other: `${by} ha appena mandato un messaggio. Il prossimo può partire tra ${count} minuti.`,
    }),
});
export const onPhonesAndTheWall = (count: number) =>
  plural(count, {
    one: 'Entro un minuto su 1 telefono e sul maxischermo.',
    other: `Entro un minuto su ${count} telefoni e sul maxischermo.`,
  });
export const onPhones = (count: number) =>
  plural(count, {
    one: 'Entro un minuto su 1 telefono.',
    other: `Entro un minuto su ${count} telefoni.`,
  });
export const untilThen = (until: string, next: string) => {
  if (isOne(until))
    return isOne(next)
      ? `Fino all’${until}. Poi sparisce da solo. Il prossimo messaggio può partire all’${next}.`
      : `Fino all’${until}. Poi sparisce da solo. Il prossimo messaggio può partire alle ${next}.`;
  return isOne(next)
    ? `Fino alle ${until}. Poi sparisce da solo. Il prossimo messaggio può partire all’${next}.`
    : `Fino alle ${until}. Poi sparisce da solo. Il prossimo messaggio può partire alle ${next}.`;
};
export const takeItBack = 'Ritiralo';
export const takenBack = 'Il messaggio è ritirato.';
export const sayingNow = (text: string) => `«${text}»`;
export const wallSpeaks = (language: string) =>
  `Lingua del maxischermo e dei cartoncini: ${language}. Si cambia in «Dettagli».`;
