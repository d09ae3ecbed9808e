import type { MailWords } from '../../forms/mail-words.ts';

/** Changes the '1 godzina' of `Intl` to the accusative '1 godzinę'. The other forms are the same in both cases. */
const accusative = (span: string) => span.replace(/^(1\s(?:godzin|minut))a$/, '$1ę');

export const mails: MailWords = {
  locale: 'pl',
  linkIsGood: (span) => `Link jest ważny przez ${accusative(span)}.`,
  linkWorksOnce: (span) => `Link jest ważny przez ${accusative(span)} i działa tylko raz.`,
  codeWorksOnce: (span) => `Jest ważny przez ${accusative(span)} i działa tylko raz.`,
  ignore: 'Jeśli to nie ty, zignoruj tę wiadomość. Nic się nie stanie.',
  ignoreInvitation: 'Jeśli to zaproszenie nie jest dla ciebie, zignoruj tę wiadomość. Nic się nie stanie.',
  confirmation: {
    subject: 'Potwierdź swój adres',
    opening: 'Ktoś podał ten adres do konta gospodarza.',
    button: 'Potwierdź mój adres',
  },
  knownAddress: {
    subject: 'Masz już konto',
    opening: 'Ktoś chciał założyć konto na ten adres.',
    button: 'Zaloguj się',
    after: 'Takie konto już istnieje. Jeśli nie pamiętasz hasła, poproś tam o nowe.',
  },
  recovery: {
    subject: 'Nowe hasło',
    opening: 'Ktoś prosi o nowe hasło do twojego konta.',
    button: 'Ustaw nowe hasło',
  },
  newPassword: {
    subject: 'Twoje hasło zostało zmienione',
    opening: 'Hasło do twojego konta zostało zmienione.',
    button: 'Otwórz moje konto',
    after: 'Jeśli to nie ty, od razu ustaw nowe hasło: stuknij na tej stronie „Nie pamiętasz hasła?”.',
  },
  passkey: {
    subject: 'Klucz dostępu otwiera twoje konto',
    opening: 'Do twojego konta został dodany klucz dostępu.',
    button: 'Otwórz moje konto',
    after: 'Jeśli to nie ty, usuń go tam i ustaw nowe hasło.',
  },
  changes: {
    passkeyRemoved: { subject: 'Usunięto klucz dostępu', opening: 'Z twojego konta usunięto klucz dostępu.' },
    houseConnected: {
      subject: 'Inne konto jest połączone z twoim',
      opening: 'Inne konto jest teraz połączone z twoim i też je otwiera.',
    },
    houseDisconnected: {
      subject: 'Inne konto nie jest już połączone z twoim',
      opening: 'Tamto konto nie jest już połączone z twoim i już go nie otwiera.',
    },
    secondStepOn: {
      subject: 'Drugi krok jest włączony',
      opening: 'Drugi krok logowania na twoje konto został włączony.',
    },
    secondStepOff: {
      subject: 'Drugi krok jest wyłączony',
      opening: 'Drugi krok logowania na twoje konto został wyłączony.',
    },
    newRecoveryCodes: {
      subject: 'Nowe kody zapasowe',
      opening: 'Utworzono nowe kody zapasowe do twojego konta. Stare już nie działają.',
    },
  },
  othersStillOpen:
    'Twoje klucze dostępu i połączone inne konto nadal otwierają twoje konto. Jeśli coś z tego nie jest twoje, usuń to w „Moje konto”.',
  newAddress: {
    subject: 'Twoje konto ma inny adres',
    opening: 'Adres twojego konta został zmieniony.',
    button: 'Otwórz Clink',
    after:
      'Maile nie będą już tu przychodzić. Jeśli to nie ty, od razu powiedz o tym administratorowi tego serwera Clink.',
  },
  invitation: {
    subject: 'Zaproszenie do grona gospodarzy',
    opening: 'Administrator tego serwera Clink zaprasza cię do założenia konta.',
    button: 'Załóż moje konto',
  },
  coHost: {
    subject: 'Pomożesz na weselu?',
    asks: (host, couple) => `${host} prosi cię o pomoc na weselu „${couple}”.`,
    asksForSomeCouple: (host) => `${host} prosi cię o pomoc na weselu.`,
    someHostAsks: (couple) => `Ktoś prosi cię o pomoc na weselu „${couple}”.`,
    someHostAsksForSomeCouple: 'Ktoś prosi cię o pomoc na weselu.',
    button: 'Zobacz, kto prosi',
  },
  handOver: {
    subject: 'Przejmiesz wesele?',
    hands: (host) => `${host} przekazuje ci to wesele.`,
    someHostHands: 'Ktoś przekazuje ci to wesele.',
    button: 'Zobacz wesele',
  },
  recap: {
    subject: 'Podsumowanie wieczoru',
    opening: 'Podsumowanie wieczoru jest gotowe.',
    button: 'Zobacz podsumowanie',
  },
  code: { subject: 'Twój kod', opening: 'Twój kod do logowania:' },
};
