export const namesAndDay = (names: string, day: string) => `${names}, ${day}`;
export const shareLink = 'Udostępnij link';
export const linkForGuests = 'Link dla gości';
export const cardsForTables = 'Kartki na stoły';
export const fourOnSheet = 'Cztery kartki na arkuszu A4. Dwa cięcia i można je stawiać na stołach.';
export const design = 'Wygląd';
export const designs = { glasses: 'Dwa kieliszki', letterpress: 'Druk klasyczny' };
export const languages = 'Języki';
export const printCards = 'Drukuj kartki';
export const preview = 'Tak wygląda kartka';
export const onlyThisComputer = (setting: string) =>
  `Goście nie otworzą tego linku: działa tylko na tym komputerze. Adres dostępny dla telefonów ustawia administrator serwera w ${setting}.`;
export const sameNetworkOnly =
  'Ten link działa tylko na telefonach w tej samej sieci co serwer. Goście z internetem w komórce go nie otworzą.';
export const noLink = 'Ten serwer nie zna własnego adresu, więc linku jeszcze nie ma.';
