import type { HouseRefusal } from '../../../../domain/accounts/house-refusals.ts';

export const signInWith = (house: string) => `Inloggen met ${house}`;
export const connect = (house: string) => `${house} koppelen`;
export const connectHint = 'Dan kun je ook met dat account inloggen';
export const connectLead = 'Je gaat ernaartoe om in te loggen. Daarna leiden beide wegen naar dit account.';
export const isConnected = 'gekoppeld';
export const disconnectTitle = (house: string) => `${house} ontkoppelen?`;
export const disconnectLead =
  'Dat account opent dit account dan niet meer. Voor de zekerheid word je overal elders uitgelogd.';
export const disconnect = 'Ontkoppelen';
export const disconnected = 'Dat account opent dit account niet meer.';
export const goThere = 'Erheen';
export const notSignedIn = 'Nog niet ingelogd';
export const anotherWay = 'Log anders in';
export const houseFails =
  'Zo inloggen lukt nu even niet. Probeer het later nog eens of vraag het aan wie deze server beheert.';

export const stillThere = (house: string) => `Je bent hier uitgelogd. Bij ${house} ben je misschien nog ingelogd.`;

export const outcomes: Readonly<Record<HouseRefusal | 'connected', string>> = {
  connected: 'Beide accounts zijn gekoppeld.',
  unverified: 'Dat account heeft geen bevestigd e-mailadres en kan hier dus niet worden gebruikt.',
  taken: 'Dat adres heeft hier al een account. Log in met het wachtwoord daarvan en koppel beide onder ‘Mijn account’.',
  'connected-elsewhere': 'Deze login hoort hier bij een ander account. Ontkoppel hem daar eerst.',
  'not-invited':
    'Gastgever word je hier op uitnodiging. Vraag wie deze server beheert om een uitnodiging voor dat adres.',
  'signup-off': 'Deze server neemt nu geen nieuwe gastgevers aan. Vraag het aan wie hem beheert.',
  banned: 'Dit account is hier geblokkeerd. Vraag het aan wie deze server beheert.',
  refused: 'Je hebt daar niet ingelogd. Je kunt het nog eens proberen.',
  failed: 'Dat inloggen lukte niet. Probeer het nog eens.',
};
