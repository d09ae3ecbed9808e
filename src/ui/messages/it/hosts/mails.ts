import type { MailWords } from '../../forms/mail-words.ts';

export const mails: MailWords = {
  locale: 'it',
  linkIsGood: (span) => `Il link vale ${span}.`,
  linkWorksOnce: (span) => `Il link vale ${span} e funziona una volta sola.`,
  codeWorksOnce: (span) => `Vale ${span} e funziona una volta sola.`,
  ignore: 'Se non eri tu, ignora questa email. Non succederà niente.',
  ignoreInvitation: 'Se non aspettavi questo invito, ignora questa email. Non succederà niente.',
  confirmation: {
    subject: 'Conferma il tuo indirizzo',
    opening: 'Qualcuno vuole usare questo indirizzo per un account di Clink.',
    button: 'Conferma il mio indirizzo',
  },
  knownAddress: {
    subject: 'Hai già un account',
    opening: 'Qualcuno voleva creare un account con questo indirizzo.',
    button: 'Accedi',
    after: 'Questo indirizzo ne ha già uno. Se non ricordi la password, in quella pagina puoi chiederne una nuova.',
  },
  recovery: {
    subject: 'Una nuova password',
    opening: 'Qualcuno chiede una nuova password per il tuo account.',
    button: 'Scegli una nuova password',
  },
  newPassword: {
    subject: 'La tua password è cambiata',
    opening: 'La password del tuo account è stata cambiata.',
    button: 'Apri il mio account',
    after: 'Se non eri tu, scegli subito una nuova password: tocca «Password dimenticata?» in quella pagina.',
  },
  passkey: {
    subject: 'Una passkey apre il tuo account',
    opening: 'Al tuo account è stata aggiunta una passkey.',
    button: 'Apri il mio account',
    after: 'Se non eri tu, toglila subito e scegli una nuova password.',
  },
  changes: {
    passkeyRemoved: { subject: 'Una passkey è stata tolta', opening: 'Dal tuo account è stata tolta una passkey.' },
    houseConnected: {
      subject: 'Un altro account è collegato al tuo',
      opening: 'Ora un altro account è collegato al tuo e può aprirlo.',
    },
    houseDisconnected: {
      subject: 'Un altro account non è più collegato al tuo',
      opening: 'L’altro account non è più collegato al tuo e non può più aprirlo.',
    },
    secondStepOn: {
      subject: 'Il secondo passaggio è attivo',
      opening: 'Il secondo passaggio per accedere al tuo account è stato attivato.',
    },
    secondStepOff: {
      subject: 'Il secondo passaggio non è più attivo',
      opening: 'Il secondo passaggio per accedere al tuo account è stato disattivato.',
    },
    newRecoveryCodes: {
      subject: 'Nuovi codici di recupero',
      opening: 'Per il tuo account sono stati creati nuovi codici di recupero. Quelli vecchi non valgono più.',
    },
  },
  othersStillOpen:
    'Le tue passkey e un altro account collegato aprono ancora il tuo account. Se qualcosa non è tuo, toglilo in «Il mio account».',
  newAddress: {
    subject: 'Il tuo account ha un altro indirizzo',
    opening: 'L’indirizzo del tuo account è stato cambiato.',
    button: 'Apri Clink',
    after: 'Le email non arrivano più qui. Se non eri tu, avvisa subito chi gestisce questo Clink.',
  },
  invitation: {
    subject: 'Un invito a organizzare la tua festa',
    opening: 'Chi gestisce questo Clink ti invita a creare un account.',
    button: 'Crea il mio account',
  },
  coHost: {
    subject: 'Dai una mano con la festa?',
    asks: (host, couple) => `${host} ti chiede una mano con la festa di ${couple}.`,
    asksForSomeCouple: (host) => `${host} ti chiede una mano con una festa.`,
    someHostAsks: (couple) => `Qualcuno ti chiede una mano con la festa di ${couple}.`,
    someHostAsksForSomeCouple: 'Qualcuno ti chiede una mano con una festa.',
    button: 'Vedi chi lo chiede',
  },
  handOver: {
    subject: 'Prendi in mano una festa?',
    hands: (host) => `${host} ti affida questa festa.`,
    someHostHands: 'Qualcuno ti affida questa festa.',
    button: 'Vedi la festa',
  },
  recap: {
    subject: 'Il riepilogo della serata',
    opening: 'Il riepilogo della serata è pronto.',
    button: 'Vedi il riepilogo',
  },
  code: { subject: 'Il tuo codice', opening: 'Il tuo codice per accedere:' },
};
