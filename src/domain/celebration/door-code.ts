/** A language's words between 'code' and its digits. */
interface Phrases {
  /** What follows the words for a code: 'for the gate'. A name is no place, so 'for Tom' does not follow. */
  readonly forThe?: readonly string[];
  /** What may follow them if a verb comes later: 'code at the side is'. */
  readonly at?: readonly string[];
  readonly verbs: readonly string[];
  /** What a code opens: 'garage code', 'code door'. */
  readonly places: readonly string[];
}

const PHRASES: Readonly<Record<string, Phrases>> = {
  en: {
    forThe: ['(?:for|of|to) (?:the|our)'],
    at: ['for', 'of', 'to', 'at', 'on', 'in'],
    verbs: ['is', 'are'],
    places: ['gate', 'door', 'garage', 'barrier', 'entrance'],
  },
  de: {
    forThe: ['fürs', 'vom', 'zum', 'zur', 'des', 'der', '(?:für|von) (?:das|die|den|der|dem)'],
    at: ['für', 'von', 'am', 'an', 'im', 'in', 'beim'],
    verbs: ['ist', 'lautet', 'heißt'],
    places: ['\\p{L}*tor', '\\p{L}*tür', 'garage', 'schranke', '(?:ein|zu)fahrt', 'eingang'],
  },
  fr: {
    forThe: ['du', 'des', '(?:de|pour) (?:la|le)', "de l['’]\\p{L}+"],
    at: ['de', 'pour', 'à', 'au', 'sur', 'dans'],
    verbs: ['est(?: l[ea])?'],
    places: ['portail', 'portillon', 'porte', 'garage', 'barrière', "(?:l['’])?entrée", 'immeuble'],
  },
  es: {
    forThe: ['del', '(?:de|para) (?:la|el)'],
    at: ['de', 'para', 'en'],
    verbs: ['es(?: el)?'],
    places: ['puerta', 'portal', 'portón', 'verja', 'garaje', 'barrera', 'entrada'],
  },
  it: {
    forThe: ['del', 'della', "dell['’]\\p{L}+", 'per (?:il|la)'],
    at: ['di', 'per', 'al', 'alla', 'sul'],
    verbs: ['è(?: lo)?'],
    places: ['cancello', 'cancelletto', 'porta', 'portone', 'garage', 'ingresso', 'sbarra'],
  },
  pt: {
    forThe: ['do', 'da', '(?:para|pra) (?:o|a)'],
    at: ['de', 'para', 'no', 'na'],
    verbs: ['é(?: o)?'],
    places: ['portão', 'porta', 'portaria', 'garagem', 'cancela', 'entrada'],
  },
  nl: {
    forThe: ['(?:van|voor) (?:de|het)'],
    at: ['van', 'voor', 'op', 'bij', 'aan'],
    verbs: ['is', 'luidt'],
    places: ['poort', '\\p{L}*deur', 'hek', 'garage', 'slagboom', 'ingang'],
  },
  pl: {
    at: ['do', 'od', 'na', 'przy'],
    verbs: ['to', 'jest'],
    places: ['bram\\p{L}+', 'furt\\p{L}+', 'drzwi', 'garaż\\p{L}*', 'szlaban\\p{L}*', 'wejści\\p{L}+'],
  },
  ar: { verbs: ['هو', 'هي'], places: ['(?:ال|لل|باب|بوابة)\\p{L}*'] },
};

const WORDS = [
  ...['code', '(?:^|[^\\p{L}])pin(?!\\p{L})', 'kode', 'codice', 'código', 'kod', 'رمز', 'كود', 'الرقم السري'],
  ...['password', 'passwort', 'kennwort', 'wachtwoord', 'mot de passe', 'contraseña', 'clave', 'كلمة المرور'],
  ...['palavra-passe', 'senha', 'hasło', 'كلمة السر', 'wi-?fi', 'wlan', 'iban'],
  // Boxes and locks that a code opens.
  ...['key[ -]?(?:safe|box)', 'lock[ -]?box', 'combination', 'schlüssel(?:box|safe|tresor|kasten)', 'zahlenschloss'],
  ...['(?:boîte|coffre) à clé', 'combinaison', 'caja de llaves', 'combinación', 'cassetta (?:delle )?chiavi'],
  ...['combinazione', '(?:cofre|caixa) (?:de|das) chaves', 'sleutel(?:kluis|kast)', 'cijferslot'],
  ...['skrzynk\\p{L} na klucze', 'sejf\\p{L}* na klucze', 'صندوق المفاتيح', 'خزنة المفاتيح'],
];

/** How much of the text before a number is read. */
const BEFORE_LENGTH = 64;

const CODE = (() => {
  const blank = (words: readonly string[]) => `(?:${words.join('|').replaceAll(' ', '\\s+')})`;
  const word = "\\s+[\\p{L}'’-]+";
  const phrases = Object.values(PHRASES).flatMap(({ forThe, at = [], verbs, places }) => [
    `(?:\\s+${blank(verbs)})`,
    ...(forThe ? [`\\s+${blank(forThe)}(?:${word})?(?:\\s+${blank(verbs)})?`] : []),
    ...(at.length > 0 ? [`\\s+${blank(at)}(?:${word}){1,3}\\s+${blank(verbs)}`] : []),
    ...(at.length > 0 ? [`\\s+${blank(at)}(?:${word}){0,2}\\s+${blank(places)}`] : []),
    `(?:\\s+${blank(places)}){1,2}(?:\\s+${blank(verbs)})?`,
  ]);
  return new RegExp(`(?:${WORDS.join('|')})(?:\\p{L}*(?:${phrases.join('|')})?|[^\\d.;,!?]{0,30}[:=])\\s*$`, 'iu');
})();

/**
 * Whether the digits open something: 'Gate code', 'Der Code fürs Tor ist', 'Code for the gate:', or with a keypad's key
 * behind them. Before `start`, the line belongs to another number. A star may also end bold text, as chats write it.
 */
export function isDoorCode(line: string, start: number, { text, index }: { text: string; index: number }): boolean {
  if (text.startsWith('+')) return false;
  const before = line.slice(Math.max(start, index - BEFORE_LENGTH), index);
  const key = line.charAt(index + text.length);
  return key === '#' || (key === '*' && !before.includes('*')) || CODE.test(before);
}
