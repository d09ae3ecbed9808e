import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneNumbersIn } from './phone-numbers.ts';

/** Each number that can be called, in the form '01 31300 → 0131300'. */
const called = (line: string) =>
  phoneNumbersIn(line)
    .flatMap(({ text, tel }) => (tel ? [`${text} → ${tel.replace('tel:', '')}`] : []))
    .join(', ');

test.each([
  ['Taxi: 01 31300. The shuttle leaves at 0:30 and 2:00.', '01 31300 → 0131300'],
  ['+43 664 123 45 67, or ask Marek', '+43 664 123 45 67 → +436641234567'],
  ['Taxi 0664/123-4567', '0664/123-4567 → 06641234567'],
  ['(212) 555-0100 or 212-555-0100', '(212) 555-0100 → 2125550100, 212-555-0100 → 2125550100'],
  ['01 31300 / 01 40100', '01 31300 → 0131300, 01 40100 → 0140100'],
  ['01 31300 - 01 40100', '01 31300 → 0131300, 01 40100 → 0140100'],
  ['0664/1234567/0664/7654321', '0664/1234567 → 06641234567, 0664/7654321 → 06647654321'],
  ['(212) 555-0100 / (212) 555-0199', '(212) 555-0100 → 2125550100, (212) 555-0199 → 2125550199'],
  ['0664 / 123 45 67', '0664 / 123 45 67 → 06641234567'],
  ['0475/08 12 34', '0475/08 12 34 → 0475081234'],
  ['+43 (0)1 31300', '+43 (0)1 31300 → +43131300'],
  ['0043 (0)1 31300', '0043 (0)1 31300 → 0043131300'],
  ['+39 (0)55 123456', '+39 (0)55 123456 → +39055123456'],
  ['Taxi: 0664.123.45.67.', '0664.123.45.67 → 06641234567'],
  ['Tel.0664.1234567', '0664.1234567 → 06641234567'],
  ['01.23.45.67.89 or 01-23-45-67-89', '01.23.45.67.89 → 0123456789, 01-23-45-67-89 → 0123456789'],
  ['+43.664.123.45.67', '+43.664.123.45.67 → +436641234567'],
  ['212.555.0100, 1-212-555-0100', '212.555.0100 → 2125550100, 1-212-555-0100 → 12125550100'],
  ['Taxi 01 31300. 02 of you fit in', '01 31300 → 0131300'],
  ['01/23456, 06/2012345', '01/23456 → 0123456, 06/2012345 → 062012345'],
  ['06 12 20 26 78', '06 12 20 26 78 → 0612202678'],
  ['06-12-11-10-09', '06-12-11-10-09 → 0612111009'],
  ['تاكسي ٠١ ٣١٣٠٠ أو +٤٣ ٦٦٤ ١٢٣٤', '٠١ ٣١٣٠٠ → 0131300, +٤٣ ٦٦٤ ١٢٣٤ → +436641234'],
  ['टैक्सी ०११ २३४५६७', '०११ २३४५६७ → 011234567'],
  [
    '1 (212) 555-0100 or 1-(212)-555-0100, 1(212)555.0100, 1 (212) 555 0100',
    '1 (212) 555-0100 → 12125550100, 1-(212)-555-0100 → 12125550100, 1(212)555.0100 → 12125550100, 1 (212) 555 0100 → 12125550100',
  ],
  [
    '055-4242, 06-3570 12, 02134-12345, 0123456',
    '055-4242 → 0554242, 06-3570 12 → 06357012, 02134-12345 → 0213412345, 0123456 → 0123456',
  ],
  ['Taxi 0664 1234567 or bus 0030 0130, 0030 0130 / 0230 0330', '0664 1234567 → 06641234567'],
  [
    '0800 1111, 0800 1700 12, 0664 1230 1245, 0800 2466 1200',
    '0800 1111 → 08001111, 0800 1700 12 → 0800170012, 0664 1230 1245 → 066412301245, 0800 2466 1200 → 080024661200',
  ],
  ['Taxi 01 23 45 67 89 or 0 30 12 34 56', '01 23 45 67 89 → 0123456789, 0 30 12 34 56 → 030123456'],
  ['Hotel Alpin 01 31300, Taxi Pinzgau 01 40100', '01 31300 → 0131300, 01 40100 → 0140100'],
  ['*Taxi 0664 1234567*', '0664 1234567 → 06641234567'],
  ['055-1230, 0800 100 200', '055-1230 → 0551230, 0800 100 200 → 0800100200'],
  ['00 45 20 10 20 30', '00 45 20 10 20 30 → 004520102030'],
  ['javascript:alert(0123456)', '0123456 → 0123456'],
])('%s: a telephone number can be called', (line, expected) => {
  expect(called(line)).toBe(expected);
});

test.each([
  'Last bus on 06/20/2026',
  'Last bus on 06/20/26, 06-20-2026 and 20.06.26',
  'From 06/20/2026 - 06/21/2026, or 06/20/26 - 06/21/26',
  '06/20/2026 20 o’clock, 06.20.2026, 01:30',
  'Shuttle at 00.30, 01.15 and 02.45, or 00.30-01.15 - 02.45',
  'Night bus N38 at 00:30, 01:15 and 02:45',
  'On 2026-06-20 until 06.07.2026',
  'Valid until 06/2026, 06.2026 or 06-2026',
  '06/20 - 06/21, 06/20-06/21, 05/01 - 05/02 2026',
  '06 / 20 / 2026, 06 20 2026',
  'आज ०६/२०/२०२६',
  'Open 0800 - 1700, 0800-1200 / 1300-1700, 0900/2300',
  'Night bus 0030 0130 0230, 0005 0035, 0012 0117 0222, 0030 - 0130 - 0230',
  'Buses at 0 30 / 1 30 / 2 30',
  'Buses at 0 30 1 30 2 30, 00 30 - 01 30, 23 15/0 15',
  'Buses 030 / 130 / 230, 030-130, 0030 / 130',
  'Bus 00 45 01 45 02 45',
])('days and times are not phone numbers: %s', (line) => {
  expect(called(line)).toBe('');
});

test.each([
  'Room 12, floor 3, code 4711',
  'Gate code 0815-4711',
  'Der Torcode ist 0815-4711, PIN: 012345, WLAN 01234567',
  'Code for the gate: 0815-4711. Kod do bramy: 0815 4711. Le code est 081 547 11',
  'رمز البوابة: ٠٨١٥-٤٧١١',
  '0815-4711*, #0815-4711#',
  'IBAN AT61 1904 3002 3457 3201',
])('door codes are not phone numbers: %s', (line) => {
  expect(called(line)).toBe('');
});

test.each([
  ['Gate code 0815-4711, taxi 0664 1234567', '0664 1234567 → 06641234567'],
  ['No code is needed. Call +43 664 1234567', '+43 664 1234567 → +436641234567'],
  ['Ask for the code at 055-4242', '055-4242 → 0554242'],
  ['Ask for the code at the reception. It has 055-4242', '055-4242 → 0554242'],
  ['For the code of the gate call 0664 1234567', '0664 1234567 → 06641234567'],
  ['For the code to the gate talk to 0664 1234567', '0664 1234567 → 06641234567'],
  ['Den Code für das Tor hat Ben 0664 1234567', '0664 1234567 → 06641234567'],
  ['Den Code von Ben 0664 1234567', '0664 1234567 → 06641234567'],
  ['Pour le code appelez 01 23 45 67 89', '01 23 45 67 89 → 0123456789'],
  ['Per il codice chiamare 055-4242', '055-4242 → 0554242'],
  ['Voor de code bel 06 12345678', '06 12345678 → 0612345678'],
  ['للحصول على الرمز اتصل 01 31300', '01 31300 → 0131300'],
])('the number of a person who knows a code is a phone number: %s', (line, expected) => {
  expect(called(line)).toBe(expected);
});

test.each([
  'Boston, MA 02134-1234, São Paulo 01310-100, București 010011, 〒060-0001',
  '25000 guests, 0.123456 of them',
  'https://taxi.example/?n=1',
  '',
])('other digits are not phone numbers: %s', (line) => {
  expect(called(line)).toBe('');
});

test.each([
  ...['Code for the gate is', 'Code for the front door is', 'The code to our cottage', 'Code at the side is'],
  ...[
    'Der Code fürs Tor ist',
    'Code am Tor ist',
    'Code am Gartentor',
    'Torcode lautet',
    'Code des Tors ist',
    'Code für die Haustür:',
  ],
  ...['Code du portail', 'Le code est le', 'Code de l’entrée', 'Le digicode est', 'Code portail'],
  ...['El código de la puerta es', 'El código es el', 'Código puerta', 'La clave del portal'],
  ...['Codice cancello', 'Il codice del cancello è', 'Il codice per la porta', 'Il codice dell’ingresso è lo'],
  ...['O código do portão é', 'Código da porta', 'A senha é'],
  ...['De code van de poort is', 'Toegangscode poort', 'De code luidt', 'Code voordeur'],
  ...['Kod do bramy to', 'Kod do drzwi', 'Kod jest', 'Hasło to'],
  ...['رمز البوابة هو', 'كود الباب الخارجي', 'رمز باب المدخل', 'الرقم السري للبوابة هو'],
  ...['Key safe', 'Keybox', 'Lockbox', 'Schlüsselbox', 'Schlüsselsafe', 'Boîte à clés', 'Caja de llaves'],
  ...['Cassetta delle chiavi', 'Cofre de chaves', 'Sleutelkluisje', 'Skrzynka na klucze', 'صندوق المفاتيح'],
])('%s 0815-4711 is not a phone number', (before) => {
  expect(called(`${before} 0815-4711`)).toBe('');
  expect(called(`${before.toUpperCase()}  0815-4711. Taxi 01 31300`)).toBe('01 31300 → 0131300');
});

test('long lines of digits and separators are parsed quickly', () => {
  const OF_CODES = [
    'code for the gate 0815-4711 ',
    'code of ',
    'code  code 012345',
    'رمز البوابة ',
    'códigodel del 0123456 ',
  ];
  const begun = performance.now();
  for (const piece of ['0030 ', '0', '0 ', '1 (', '02134-', '0800 - ', '01 / ', '0          ', '0815-4711 *'])
    phoneNumbersIn(piece.repeat(2_000));
  for (const piece of OF_CODES) phoneNumbersIn(piece.repeat(300));
  expect(performance.now() - begun).toBeLessThan(1_000);
});

test('the parts together are the whole line, and a `tel` address contains only digits', () => {
  const anyLine = fc.string({
    unit: fc.constantFrom(...'0123456789 +()-/.:,ab<\u00e9', '\u0663', '\u{1d7d9}'),
    maxLength: 200,
  });
  fc.assert(
    fc.property(anyLine, (line) => {
      const parts = phoneNumbersIn(line);
      expect(parts.map(({ text }) => text).join('')).toBe(line);
      for (const { tel } of parts) if (tel !== undefined) expect(tel).toMatch(/^tel:\+?\d{6,15}$/);
    }),
    { numRuns: 1_000 },
  );
});
