import { plural } from '../forms.ts';

/** 'all’1:30', but 'alle 22:30'. */
const isOne = (time: string) => /^0?1\b/.test(time);

export const countOnMyOwn = 'Continuo per conto mio';
export const countRightAway = 'Puoi iniziare subito a contare. Resta tutto su questo telefono.';
export const safeHere = (count: number) =>
  plural(count, {
    one: 'Il tuo drink e le tue statistiche sono al sicuro su questo telefono.',
    other: `I tuoi ${count} drink e le tue statistiche sono al sicuro su questo telefono.`,
  });
export const looking = 'Cerco…';

export const doorIsClosed = 'Per ora la porta è chiusa';
export const nobodyNew = (names: string) =>
  names
    ? `Alla festa di ${names} non entra più nessuno. Se ti hanno invitato, dillo a chi organizza: ti fa entrare con un tocco.`
    : 'Chi organizza non fa entrare più nessuno. Se ti hanno invitato, dillo a voce: basta un tocco e sei dentro.';
export const comeInLater = 'Quando la porta si apre, i tuoi drink entrano con te.';
export const tryAgain = 'Riprova a entrare';
export const stillClosed = 'È ancora chiusa.';

export const oneMoment = (name: string) => `Un attimo, ${name}`;
export const hostsAreAsked = (names: string) =>
  names
    ? `Abbiamo chiesto a chi organizza la festa di ${names} di farti entrare. Non serve che aspetti qui.`
    : 'Abbiamo chiesto a chi organizza di farti entrare. Non serve che aspetti qui.';
export const allComeIn = 'Segna i tuoi drink: entrano tutti con te.';
export const askedAt = (time: string) =>
  isOne(time)
    ? `Chiesto all’${time}. Questo telefono ti avvisa quando arriva la risposta.`
    : `Chiesto alle ${time}. Questo telefono ti avvisa quando arriva la risposta.`;
export const changeMyName = 'Cambia il mio nome';

export const notRecognised = 'Non ti hanno riconosciuto';
export const notLetIn = (name: string) =>
  `Chi organizza non ha fatto entrare «${name}». Usa un nome che si riconosca o parlane a voce.`;
export const changeAndAsk = 'Cambia il mio nome e riprova';

export const offTheLeaderboard = 'Non sei più in classifica';
export const takenOut = (names: string) =>
  names
    ? `Chi organizza ti ha tolto dalla festa di ${names}. Forse è un equivoco: chiedi pure.`
    : 'Chi organizza ti ha tolto da questa festa. Forse è un equivoco: chiedi pure.';
export const takenOutForGood = (names: string) =>
  names
    ? `Chi organizza ti ha tolto dalla festa di ${names}. Se è un equivoco, solo chi organizza può rimediare.`
    : 'Chi organizza ti ha tolto da questa festa. Se è un equivoco, solo chi organizza può rimediare.';
export const nobodyElseSees = 'Puoi continuare a contare. Non lo vede nessun altro.';
export const askToComeBack = 'Chiedi di rientrare';

export const youAreIn = (names: string) => (names ? `Sei dei nostri. Viva ${names}!` : 'Sei dei nostri.');

export const youAreNowCalled = (name: string) => `Ora ti chiami «${name}»`;
export const sameNameTonight = (first: string) =>
  `Chi organizza ha cambiato il tuo nome in classifica: forse stasera c’è più di una persona che si chiama ${first}. I tuoi drink ci sono tutti.`;
export const handedOver = 'La tua serata è anche su un altro telefono';
export const handedOverLead = (time: string) =>
  isOne(time)
    ? `Chi organizza l’ha passata all’${time}, come si fa quando un telefono è scarico o perso. Tutti e due i telefoni contano per te. Se non l’hai chiesto tu, parlane con chi organizza.`
    : `Chi organizza l’ha passata alle ${time}, come si fa quando un telefono è scarico o perso. Tutti e due i telefoni contano per te. Se non l’hai chiesto tu, parlane con chi organizza.`;
export const hostsWishIt = 'Chi organizza preferisce che stasera ti chiami così. I tuoi drink ci sono tutti.';
export const notRight = 'Non va bene? Parlane con chi organizza.';
export const allRight = 'Va bene';

export const statuses = {
  waiting: 'Alla porta: abbiamo chiesto di farti entrare',
  'turned-away': 'Non sei alla festa: continui per conto tuo',
  removed: 'Non sei in classifica: continui per conto tuo',
  barred: 'Non sei in classifica: continui per conto tuo',
  'door-closed': 'La porta è chiusa: continui per conto tuo',
  over: 'È finita: continui per conto tuo',
} as const;
