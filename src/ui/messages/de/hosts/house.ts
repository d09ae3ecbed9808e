import type { HouseRefusal } from '../../../../domain/accounts/house-refusals.ts';

export const signInWith = (house: string) => `Mit ${house} anmelden`;
export const connect = (house: string) => `${house} verbinden`;
export const connectHint = 'Dann kannst du dich auch mit diesem Konto anmelden';
export const connectLead = 'Du meldest dich gleich dort an. Danach führen beide Wege zu diesem Konto.';
export const isConnected = 'verbunden';
export const disconnectTitle = (house: string) => `${house} trennen?`;
export const disconnectLead =
  'Das andere Konto öffnet dieses dann nicht mehr. Zur Sicherheit wirst du überall sonst abgemeldet.';
export const disconnect = 'Trennen';
export const disconnected = 'Das andere Konto öffnet dieses nicht mehr.';
export const goThere = 'Dorthin';
export const notSignedIn = 'Noch nicht angemeldet';
export const anotherWay = 'Melde dich anders an';
export const houseFails =
  'Diese Anmeldung klappt gerade nicht. Bitte versuch es später noch einmal, oder frag die Person, die diesen Server betreibt.';

export const stillThere = (house: string) =>
  `Hier bist du abgemeldet. Bei ${house} bist du vielleicht noch angemeldet.`;

export const outcomes: Readonly<Record<HouseRefusal | 'connected', string>> = {
  connected: 'Beide Konten sind verbunden.',
  unverified: 'Dieses Konto hat keine bestätigte E-Mail-Adresse und lässt sich hier deshalb nicht nutzen.',
  taken:
    'Zu dieser Adresse gibt es hier schon ein Konto. Melde dich mit dessen Passwort an und verbinde beide unter „Mein Konto“.',
  'connected-elsewhere': 'Diese Anmeldung gehört hier zu einem anderen Konto. Entferne sie zuerst dort.',
  'not-invited':
    'Ein Konto gibt es hier nur auf Einladung. Bitte die Person, die diesen Server betreibt, um eine Einladung an diese Adresse.',
  'signup-off': 'Dieser Server nimmt gerade keine neuen Konten an. Frag die Person, die ihn betreibt.',
  banned: 'Dieses Konto ist hier gesperrt. Bitte frag die Person, die diesen Server betreibt.',
  refused: 'Du hast dich dort nicht angemeldet. Du kannst es noch einmal versuchen.',
  failed: 'Diese Anmeldung hat nicht geklappt. Bitte versuch es noch einmal.',
};
