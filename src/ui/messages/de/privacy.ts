import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import { HOUR_MS, SESSION_LIFETIME_MS } from '../../../domain/limits.ts';
import { NEARBY_RADIUS_FEET } from '../../../domain/location/nearby.ts';
import type { NoticeRowName, NoticeSection, PlainFact } from '../../../domain/notice/notice.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { LEAST_GUESTS } from '../../../domain/recap/recap.ts';
import { plural } from './forms.ts';

export const sections: Record<NoticeSection['name'], string> = {
  who: 'Wer verantwortlich ist',
  stored: 'Was gespeichert wird, und wo',
  seen: 'Wer was sieht',
  'how-long': 'Wie lange',
  delete: 'Jetzt löschen',
  ask: 'Wen du fragen kannst',
};

export const rows: Record<NoticeRowName, string> = {
  runs: 'Das Haus',
  contact: 'Kontakt',
  imprint: 'Impressum',
  'house-notice': 'Seine Datenschutzerklärung',
  hosts: 'Die Gastgeber',
  server: 'Auf dem Server',
  phone: 'Auf diesem Handy',
  nowhere: 'Sonst nirgends',
  guests: 'Alle Gäste',
  wall: 'Die Leinwand im Raum',
  'seen-by-hosts': 'Die Gastgeber',
  operator: 'Wer den Server betreibt',
  hide: 'Du entscheidest',
  evening: 'Dein Abend',
  celebration: 'Das Fest',
  'for-good': 'Auf Dauer',
  now: 'Sofort',
  ask: 'Frag einfach',
  later: 'Noch nicht bekannt',
};

export const facts: Record<PlainFact, string> = {
  whoever: `Wer dieses ${PRODUCT_NAME} betreibt.`,
  'hosts-decide': 'Sie entscheiden, welche Ranglisten, Leinwände und Momente es gibt.',
  'name-and-drinks': 'Dein Name, dein Tempo, deine Getränke und die Zeit von jedem.',
  'menu-drinks': 'Welches Getränk von der Karte der Gastgeber es war.',
  position: 'Wo du bist, unscharf, und nur wenn du es teilst.',
  choices: 'Ob du dich ausblendest oder keine Zahlen zeigst.',
  'in-file': 'Alles steht in einer einzigen Datei.',
  'in-postgres': 'Alles steht in einer PostgreSQL-Datenbank.',
  'same-on-phone': 'Dasselbe, aber nie, wo du bist.',
  'settings-on-phone': 'Deine Einstellungen und die letzte Rangliste.',
  'no-account': 'Kein Konto, kein Cookie, keine Werbung. Keine andere Firma bekommt etwas.',
  'mail-to-hosts': 'Nur Gastgeber bekommen Mails, und in keiner steht etwas über dich.',
  name: 'Deinen Namen, dein Tempo und seit wann du dabei bist.',
  'last-drink': 'Die Minute deines letzten Getränks.',
  nearby: `Dass du im Umkreis von ${Math.round(NEARBY_RADIUS_FEET * 0.03048) * 10} Metern bist, wenn ihr es beide teilt. Nie, wo.`,
  moments: 'Momente: wer kommt, wer anstößt und wer den ersten Toast ausbringt.',
  'wall-names': 'Deinen Namen und was die Ranglisten zeigen.',
  'wall-first-names': 'Deinen Vornamen und was die Ranglisten zeigen.',
  'wall-totals': 'Nur Summen der ganzen Runde und keinen Namen.',
  'wall-of-open': 'Was die Rangliste zeigt.',
  'hosts-see': 'Deinen Namen, wie viele Getränke mit Alkohol, seit wann du dabei bist und ob du da bist.',
  'hosts-never': 'Nie ein einzelnes Getränk, und nie, wo du bist.',
  'hand-over': 'Ist dein Handy leer, können sie deinen Abend an ein anderes weitergeben. Dein Handy sagt es dir.',
  'operator-sees': 'Alles, was auf dem Server steht.',
  'if-quiet': 'Auf der Liste, ohne Zahlen: Die anderen sehen nur deinen Namen.',
  'if-hidden': 'Ausgeblendet: Kein Gast und keine Leinwand sieht dich.',
  'evening-lasts': `${SESSION_LIFETIME_MS / HOUR_MS} Stunden ab deinem Beginn. Dann endet er von selbst.`,
  'gone-from-file': 'Innerhalb einer Minute ist er vom Server verschwunden und überschrieben.',
  'gone-from-postgres': 'Der Server leert ihn sofort, die Datenbank überschreibt ihn später.',
  'gone-with-demo': 'Nur im Arbeitsspeicher. Wenn die Demo neu beginnt, ist alles weg.',
  'until-deleted': 'Seine Namen, Einstellungen und sein Protokoll bleiben, bis die Gastgeber es löschen.',
  recap: `Die Gastgeber behalten Summen von je mindestens ${LEAST_GUESTS} Gästen und keinen Namen.`,
  'refusal-stays': 'Eine zufällige Nummer, damit nichts zurückkommt. Sie sagt nichts über dich.',
  deleted: 'Von diesem Handy und aus jeder Anzeige verschwindet es sofort, und auch vom Server.',
  'ask-hosts': 'Die Gastgeber deines Fests.',
  'ask-whoever': 'Wer dir diese Adresse gegeben hat.',
  'more-with-network':
    'Wer diesen Server betreibt und was hier eingeschaltet ist. Du liest es, sobald es ein Netz gibt.',
};

export const boards: Record<BoardName, string> = {
  mostDrinks: 'Wie viele Getränke mit Alkohol du hattest.',
  fastestPace: 'Wie viele Getränke mit Alkohol in der Stunde.',
  hydration: 'Wie viele Gläser ohne Alkohol.',
  balanced: 'In wie vielen Stunden du die Balance gehalten hast.',
  variety: 'Wie viele verschiedene Getränke du hattest.',
};
export const hostsOf = (names: string) => `Die Gastgeber von ${names}.`;
export const deletedAfter = (days: number) =>
  plural(days, {
    one: 'Seine Namen, Einstellungen und sein Protokoll werden 1 Tag nach dem Fest gelöscht.',
    other: `Seine Namen, Einstellungen und sein Protokoll werden ${days} Tage nach dem Fest gelöscht.`,
  });
