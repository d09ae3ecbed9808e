import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/domain/languages.ts';
import { textsIn } from '../catalogue-texts.ts';

/**
 * The rule of docs/what-clink-will-not-become.md: no sentence of ours asks for another drink, praises an amount, or says
 * that something makes sober. Each language has the words with which it would.
 */
interface Words {
  readonly asks: RegExp;
  readonly praises: RegExp;
  readonly sobers: RegExp;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    asks: /\b(raise (a|your|the) glass|drink (up|more)|(have|grab|time for) (a|another|one more) (drink|glass|round|beer|one)|another round|next round|(take|have) a sip|bottoms up|refill|(find|fill|grab) your glass(es)?|whoever drinks)\b/iu,
    praises:
      /\b(well done|champion|bravo|congrat\w*|impressive|awesome|(good|great) job|keep it (up|going)|legend|hero|party mode|that was quick|whole bar|start celebrating|MVP)\b/iu,
    sobers: /sober|hangover/iu,
  },
  de: {
    asks: /Glas heben|(^|[,.!] )hebt (das|euer|eure)|Schluck|trinkt? (noch|mehr|aus|einen)|noch (eins|einen Drink|eine Runde)|nächste Runde|eure Gläser|hierher kommt, wer/iu,
    praises:
      /gut gemacht|bravo|glückwunsch|weiter so|held\b|meister|respekt|das ging schnell|ganze Bar|ganz vorn|Partymodus/iu,
    sobers: /nüchtern|\bKater\b/iu,
  },
  fr: {
    asks: /lev(ez|e) (votre|ton|le)|gorgée|(^|[.!] )(bois|buvez)\b|encore un verre|autre verre|tournée|à vos verres|arrive en buvant/iu,
    praises: /bravo|félicitations|champion|médaille|quelle vitesse|tout le bar|mode fête|continue(z)? comme/iu,
    sobers: /dégris|dessoûl|gueule de bois/iu,
  },
  es: {
    asks: /alza (la|tu) copa|sorbo|(^|[.!¡] ?)(bebe|bebed|brinda)\b|otra (copa|ronda)\b|vuestra copa|llega bebiendo/iu,
    praises: /muy bien|enhorabuena|campe[oó]n|medalla|qué rapidez|toda la barra|modo fiesta|sigue así/iu,
    sobers: /sobri|borrachera|resaca/iu,
  },
  it: {
    asks: /(^|[,.!] | e )alza il|sorso|(^|[.!] )(bevi|bevete)\b|un altro (giro|bicchiere)|calici alla mano|arriva bevendo/iu,
    praises: /complimenti|bravi|campion|medaglia|che velocità|tutto il bar|modalità festa|continua così/iu,
    sobers: /sobri|passare l’alcol|smalti|sbornia/iu,
  },
  nl: {
    asks: /hef (het|je)|slok|drink (nog|maar|op|meer)|nog (eentje|een drankje|een rondje)|pak je glas|wie [^.]*drinkt, komt/iu,
    praises: /goed gedaan|bravo|gefeliciteerd|kampioen|ga zo door|dat ging snel|hele bar|feeststand/iu,
    sobers: /nuchter|\bkater\b/iu,
  },
  pl: {
    asks: /wznie(ś|ście) |łyk|(^|[.!] )(wypij|pij|pijcie)\b|jeszcze (jeden|jedną) (drink|kolejk|napój)|kolejk|kieliszki w dłoń|trafia tu, kto pije/iu,
    praises: /brawo|gratulacje|mistrz|tak trzymać|ale tempo|wszystkiego z baru|tryb imprez/iu,
    sobers: /trzeźw|\bkac/iu,
  },
  pt: {
    asks: /(^|[,.!] | e )ergue o copo|gole|(^|[.!] )(bebe|bebam)\b|mais uma? (copo|bebida|rodada)|outra rodada|buscar o copo|chega-se aqui a beber/iu,
    praises: /muito bem|parabéns|campe|medalha|que rapidez|bar inteiro|modo festa|continua assim/iu,
    sobers: /sóbri|bebedeira|ressaca/iu,
  },
  ar: {
    asks: /ارفعوا|ارفع |رشفة|اشرب|كأسًا? أخرى|جولة أخرى|كؤوسكم|من يشرب/u,
    praises: /أحسنت|مبروك|بطولة|ما أسرع|كل ما في البار|وضع الحفل/u,
    sobers: /يُصحي|الصحو|أثر الكحول/u,
  },
};

/** The specification's quoted texts, which stay as they are. */
const SPECIFIED = [
  'tracker.ts drinkResponsibly',
  'wall.ts responsibly',
  'stats.ts noDrinksYet',
  // 'Hydration champion!', 'Party mode activated!' and 'Tonight's MVP'.
  'stats.ts funFact (2)',
  'stats.ts funFact (3)',
  'stats.ts funFact (5)',
];
/** It says that water does not do it. */
const DENIES = 'stats.ts waterSlowsDown';

const folderOf = (language: Language) => fileURLToPath(new URL(`../../src/ui/messages/${language}/`, import.meta.url));

/** What people read in a language: ['wall.ts thankYou', 'Thank you for …']. */
function sentencesOf(language: Language): (readonly [place: string, text: string])[] {
  const folder = folderOf(language);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(name),
  );
  return files.flatMap((file) =>
    textsIn(readFileSync(folder + file, 'utf8')).map(({ name, text }) => [`${file} ${name}`, text] as const),
  );
}

function faultsOf(language: Language, text: string): string[] {
  return Object.entries(WORDS[language]).flatMap(([fault, words]: [string, RegExp]) => (words.test(text) ? fault : []));
}

/** What the rule says about the sentences of a language that it does not except. */
function pushingIn(language: Language): string[] {
  return sentencesOf(language).flatMap(([place, text]) => {
    const faults = faultsOf(language, text).filter((fault) => !(place === DENIES && fault === 'sobers'));
    return faults.length > 0 && !SPECIFIED.includes(place) ? [`${place} ${faults}: ${text}`] : [];
  });
}

test.each(LANGUAGES)(
  'no sentence of ours in %s asks for a drink, praises an amount or says what makes sober',
  (language) => {
    expect(sentencesOf(language).length).toBeGreaterThan(800);
    expect(pushingIn(language)).toEqual([]);
  },
);

test('the rule would find each text that is excepted, in one language at least', () => {
  const isFound = (place: string) =>
    LANGUAGES.some((language) => faultsOf(language, new Map(sentencesOf(language)).get(place) ?? '').length > 0);
  expect([...SPECIFIED, DENIES].filter((place) => !isFound(place))).toEqual([]);
});

test('water slows down and sobers nobody, in every language', () => {
  for (const language of LANGUAGES) {
    const text = new Map(sentencesOf(language)).get(DENIES) ?? '';
    expect(`${language}: ${faultsOf(language, text)}`).toBe(`${language}: sobers`);
  }
});

/** Sentences that Clink said before there was this rule. */
test.each([
  ['en', 'Scan the square, say your name, raise a glass.', 'asks'],
  ['en', 'That was a lot of tries. Take a sip.', 'asks'],
  ['en', 'Whoever drinks water gets here.', 'asks'],
  ['en', 'Who has tried the whole bar', 'praises'],
  ['de', 'QR-Code scannen, Namen nennen, Glas heben.', 'asks'],
  ['de', 'Gut gemacht, alle zusammen.', 'praises'],
  ['fr', 'Prends une gorgée : tu pourras bientôt réessayer.', 'asks'],
  ['fr', 'Qui a goûté à tout le bar', 'praises'],
  ['es', 'Escanea el QR, di tu nombre y alza la copa.', 'asks'],
  ['es', '¡Muy bien, así se hace!', 'praises'],
  ['it', 'Quanti tentativi! Bevi un sorso: tra poco puoi riprovare.', 'asks'],
  ['it', 'Complimenti, che squadra!', 'praises'],
  ['nl', 'Scan de QR-code, zeg hoe je heet en hef het glas.', 'asks'],
  ['nl', 'Wie de hele bar heeft geprobeerd', 'praises'],
  ['pl', 'Za pięć minut toast. Kieliszki w dłoń!', 'asks'],
  ['pl', 'Brawo wy!', 'praises'],
  ['pt', 'Chega-se aqui a beber água.', 'asks'],
  ['pt', 'Quem já provou o bar inteiro', 'praises'],
  ['ar', 'محاولات كثيرة. وقت رشفة!', 'asks'],
  ['ar', 'أحسنتم جميعًا.', 'praises'],
] as const)('the rule finds in %s: %s', (language, text, fault) => {
  expect(faultsOf(language, text)).toEqual([fault]);
});
