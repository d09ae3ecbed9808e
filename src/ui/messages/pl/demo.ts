export const lastsUntil = (time: string) => `Demo. O ${time} wszystko zapomni.`;
export const hasBegunAgain = 'Demo zaczęło się od nowa. To, co było zapisane, jest zapomniane.';
export const asAGuest = 'Jako gość';
export const theWall = 'Duży ekran';
export const asAHost = 'Jako gospodarz';
