export const namesAndDay = (names: string, day: string) => `${names}, ${day}`;
export const shareLink = 'Udostępnij link';
export const cardsForTables = 'Kartki na stoły';
export const fourOnSheet = 'Cztery kartki na arkuszu A4. Dwa cięcia i można je stawiać na stołach.';
export const design = 'Wygląd';
export const designs = { glasses: 'Dwa kieliszki', letterpress: 'Druk klasyczny' };
export const languages = 'Języki';
export const printCards = 'Drukuj kartki';
export const preview = 'Tak wygląda kartka';
export const onlyThisComputer = 'Nikt inny nie otworzy tego linku: działa tylko na tym komputerze.';
export const setTheAddress = (setting: string) => `Adres dostępny dla telefonów ustawia się w ${setting}.`;
export const sameNetworkOnly = 'Ten link działa tylko w tej samej sieci co serwer, a nie przez internet w komórce.';
export const noLink = 'Ten serwer nie zna własnego adresu, więc linku jeszcze nie ma.';
export const fourLanguages = 'Na kartce mieszczą się cztery języki.';
export const ownLanguageStays = (language: string) =>
  `${language} zostaje: to język wesela. Zmienisz go w „Szczegółach”.`;
