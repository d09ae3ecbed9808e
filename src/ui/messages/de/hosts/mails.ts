import type { MailWords } from '../../forms/mail-words.ts';

export const mails: MailWords = {
  locale: 'de',
  linkIsGood: (span) => `Der Link gilt ${span}.`,
  linkWorksOnce: (span) => `Der Link gilt ${span} und funktioniert nur einmal.`,
  codeWorksOnce: (span) => `Er gilt ${span} und funktioniert nur einmal.`,
  ignore: 'Wenn du das nicht warst, ignorier diese Mail einfach. Es passiert nichts.',
  ignoreInvitation: 'Wenn dir diese Einladung nichts sagt, ignorier diese Mail einfach. Es passiert nichts.',
  confirmation: {
    subject: 'Bestätige deine Adresse',
    opening: 'Jemand möchte diese Adresse für ein Konto bei Clink verwenden.',
    button: 'Meine Adresse bestätigen',
  },
  knownAddress: {
    subject: 'Du hast schon ein Konto',
    opening: 'Jemand wollte mit dieser Adresse ein Konto anlegen.',
    button: 'Anmelden',
    after: 'Es gibt aber schon eins. Wenn du das Passwort vergessen hast, kannst du dort ein neues anfordern.',
  },
  recovery: {
    subject: 'Ein neues Passwort',
    opening: 'Jemand möchte ein neues Passwort für dein Konto.',
    button: 'Neues Passwort wählen',
  },
  newPassword: {
    subject: 'Dein Passwort wurde geändert',
    opening: 'Das Passwort für dein Konto wurde geändert.',
    button: 'Mein Konto öffnen',
    after: 'Wenn du das nicht warst, wähl sofort ein neues Passwort: Tipp auf der Seite auf „Passwort vergessen?“.',
  },
  passkey: {
    subject: 'Ein Passkey öffnet dein Konto',
    opening: 'Zu deinem Konto wurde ein Passkey hinzugefügt.',
    button: 'Mein Konto öffnen',
    after: 'Wenn du das nicht warst, entferne ihn dort und wähl ein neues Passwort.',
  },
  changes: {
    passkeyRemoved: { subject: 'Ein Passkey wurde entfernt', opening: 'Aus deinem Konto wurde ein Passkey entfernt.' },
    houseConnected: {
      subject: 'Ein anderes Konto ist mit deinem verbunden',
      opening: 'Ein anderes Konto ist jetzt mit deinem verbunden und öffnet es auch.',
    },
    houseDisconnected: {
      subject: 'Ein anderes Konto ist nicht mehr mit deinem verbunden',
      opening: 'Das andere Konto ist nicht mehr mit deinem verbunden und öffnet es nicht mehr.',
    },
    secondStepOn: {
      subject: 'Der zweite Schritt ist an',
      opening: 'Für dein Konto wurde der zweite Schritt eingeschaltet.',
    },
    secondStepOff: {
      subject: 'Der zweite Schritt ist aus',
      opening: 'Für dein Konto wurde der zweite Schritt ausgeschaltet.',
    },
    newRecoveryCodes: {
      subject: 'Neue Ersatzcodes',
      opening: 'Für dein Konto wurden neue Ersatzcodes erstellt. Die alten gelten nicht mehr.',
    },
  },
  othersStillOpen:
    'Deine Passkeys und ein verbundenes anderes Konto öffnen dein Konto weiterhin. Wenn etwas davon nicht dir gehört, entferne es unter „Mein Konto“.',
  newAddress: {
    subject: 'Dein Konto hat eine andere Adresse',
    opening: 'Die Adresse deines Kontos wurde geändert.',
    button: 'Clink öffnen',
    after:
      'Hierher kommen keine Mails mehr. Wenn du das nicht warst, sag sofort der Person Bescheid, die dieses Clink betreibt.',
  },
  invitation: {
    subject: 'Du bist eingeladen, ein Fest auszurichten',
    opening: 'Die Person, die dieses Clink betreibt, lädt dich ein, ein Konto anzulegen.',
    button: 'Mein Konto anlegen',
  },
  coHost: {
    subject: 'Hilfst du beim Fest mit?',
    asks: (host, couple) => `${host} fragt, ob du beim Fest von ${couple} mithilfst.`,
    asksForSomeCouple: (host) => `${host} fragt, ob du bei einem Fest mithilfst.`,
    someHostAsks: (couple) => `Jemand fragt, ob du beim Fest von ${couple} mithilfst.`,
    someHostAsksForSomeCouple: 'Jemand fragt, ob du bei einem Fest mithilfst.',
    button: 'Ansehen, wer fragt',
  },
  handOver: {
    subject: 'Übernimmst du ein Fest?',
    hands: (host) => `${host} möchte dir dieses Fest übergeben.`,
    someHostHands: 'Jemand möchte dir dieses Fest übergeben.',
    button: 'Das Fest ansehen',
  },
  recap: {
    subject: 'Der Rückblick auf den Abend',
    opening: 'Der Rückblick auf den Abend ist fertig.',
    button: 'Rückblick ansehen',
  },
  code: { subject: 'Dein Code', opening: 'Dein Code zum Anmelden:' },
};
