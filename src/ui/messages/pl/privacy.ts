import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import { HOUR_MS, SESSION_LIFETIME_MS } from '../../../domain/limits.ts';
import { NEARBY_RADIUS_FEET } from '../../../domain/location/nearby.ts';
import type { NoticeRowName, NoticeSection, PlainFact } from '../../../domain/notice/notice.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { LEAST_GUESTS } from '../../../domain/recap/recap.ts';
import { plural } from './forms.ts';

export const sections: Record<NoticeSection['name'], string> = {
  who: 'Kto odpowiada',
  stored: 'Co jest zapisane i gdzie',
  seen: 'Kto co widzi',
  'how-long': 'Jak długo',
  delete: 'Usuń teraz',
  ask: 'Kogo zapytać',
};

export const rows: Record<NoticeRowName, string> = {
  runs: 'Obiekt',
  contact: 'Kontakt',
  imprint: 'Nota prawna',
  'house-notice': 'Jego polityka prywatności',
  hosts: 'Gospodarze',
  server: 'Na serwerze',
  phone: 'W tym telefonie',
  nowhere: 'Nigdzie indziej',
  guests: 'Wszyscy goście',
  wall: 'Duży ekran na sali',
  'seen-by-hosts': 'Gospodarze',
  operator: 'Kto prowadzi serwer',
  hide: 'Twój wybór',
  evening: 'Twój wieczór',
  celebration: 'Wesele',
  'for-good': 'Na zawsze',
  now: 'Od razu',
  ask: 'Możesz zapytać',
  later: 'Jeszcze nie wiadomo',
};

export const facts: Record<PlainFact, string> = {
  whoever: `Ten, kto prowadzi ${PRODUCT_NAME}.`,
  'hosts-decide': 'Decydują, jakie są rankingi, ekrany i chwile.',
  'name-and-drinks': 'Twoje imię, tempo, napoje i czas każdego z nich.',
  'menu-drinks': 'Który napój z karty gospodarzy to był.',
  position: 'Gdzie jesteś, niedokładnie i tylko jeśli to udostępniasz.',
  choices: 'Czy się ukrywasz albo nie pokazujesz liczb.',
  'in-file': 'Wszystko jest w jednym pliku.',
  'in-postgres': 'Wszystko jest w bazie danych PostgreSQL.',
  'same-on-phone': 'To samo, ale nigdy gdzie jesteś.',
  'settings-on-phone': 'Twoje ustawienia i ostatni ranking.',
  'no-account': 'Bez konta, bez plików cookie, bez reklam. Żadna inna firma nic nie dostaje.',
  'mail-to-hosts': 'Tylko gospodarze dostają maile i żaden nie mówi nic o tobie.',
  name: 'Twoje imię, tempo i kiedy był twój początek.',
  'last-drink': 'Minutę twojego ostatniego napoju.',
  nearby: `Że jesteś w promieniu ${Math.round(NEARBY_RADIUS_FEET * 0.03048) * 10} metrów, jeśli oboje to udostępniacie. Nigdy gdzie.`,
  moments: 'Chwile: kto przychodzi, kto stuka się kieliszkiem i pierwszy toast.',
  'wall-names': 'Twoje imię i to, co pokazują rankingi.',
  'wall-first-names': 'Twoje pierwsze imię i to, co pokazują rankingi.',
  'wall-totals': 'Tylko sumy całej sali i żadnego imienia.',
  'wall-of-open': 'To, co pokazuje ranking.',
  'hosts-see': 'Twoje imię, liczbę napojów z alkoholem, twój początek i czy tu jesteś.',
  'hosts-never': 'Nigdy pojedynczego napoju ani gdzie jesteś.',
  'hand-over': 'Gdy twój telefon padnie, mogą przekazać twój wieczór innemu. Twój telefon ci to powie.',
  'operator-sees': 'Wszystko, co jest na serwerze.',
  'if-quiet': 'Na liście, bez liczb: inni widzą tylko twoje imię.',
  'if-hidden': 'W ukryciu: żaden gość i żaden ekran cię nie widzi.',
  'evening-lasts': `${SESSION_LIFETIME_MS / HOUR_MS} godziny od twojego początku. Potem kończy się sam.`,
  'gone-from-file': 'W ciągu minuty znika z serwera i zostaje nadpisany.',
  'gone-from-postgres': 'Serwer opróżnia go od razu, a baza danych nadpisuje go później.',
  'gone-with-demo': 'Tylko w pamięci serwera. Gdy demo zaczyna się od nowa, wszystko znika.',
  'until-deleted': 'Jego imiona, ustawienia i dziennik zostają, aż gospodarze je usuną.',
  recap: `Gospodarze zachowują sumy co najmniej ${LEAST_GUESTS} gości każda i żadnego imienia.`,
  'refusal-stays': 'Losowy numer, żeby nic nie wróciło. Nic o tobie nie mówi.',
  deleted: 'Znika od razu z tego telefonu i z każdego ekranu, a także z serwera.',
  'ask-hosts': 'Gospodarzy twojego wesela.',
  'ask-whoever': 'Tego, kto dał ci ten adres.',
  'more-with-network': 'Kto prowadzi ten serwer i co jest tu włączone. Przeczytasz to, gdy będzie sieć.',
};

export const boards: Record<BoardName, string> = {
  mostDrinks: 'Ile masz napojów z alkoholem.',
  fastestPace: 'Ile masz napojów z alkoholem na godzinę.',
  hydration: 'Ile masz szklanek bez alkoholu.',
  balanced: 'W ilu godzinach trzymasz umiar.',
  variety: 'Ile masz różnych napojów.',
};
export const hostsOf = (names: string) => `Gospodarze wesela: ${names}.`;
export const deletedAfter = (days: number) =>
  plural(days, {
    one: 'Jego imiona, ustawienia i dziennik są usuwane 1 dzień po weselu.',
    few: `Jego imiona, ustawienia i dziennik są usuwane ${days} dni po weselu.`,
    many: `Jego imiona, ustawienia i dziennik są usuwane ${days} dni po weselu.`,
    other: `Jego imiona, ustawienia i dziennik są usuwane ${days} dnia po weselu.`,
  });
