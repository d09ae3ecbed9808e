import type { MailWords } from '../../forms/mail-words.ts';

export const mails: MailWords = {
  locale: 'nl',
  linkIsGood: (span) => `De link is ${span} geldig.`,
  linkWorksOnce: (span) => `De link is ${span} geldig en werkt één keer.`,
  codeWorksOnce: (span) => `Hij is ${span} geldig en werkt één keer.`,
  ignore: 'Was jij dat niet? Negeer deze mail dan gewoon. Er gebeurt niets.',
  ignoreInvitation: 'Zegt deze uitnodiging je niets? Negeer deze mail dan gewoon. Er gebeurt niets.',
  confirmation: {
    subject: 'Bevestig je adres',
    opening: 'Iemand wil dit adres gebruiken voor een account als gastgever.',
    button: 'Mijn adres bevestigen',
  },
  knownAddress: {
    subject: 'Je hebt al een account',
    opening: 'Iemand wilde met dit adres een account aanmaken.',
    button: 'Inloggen',
    after: 'Dat is er al. Wachtwoord kwijt? Dan kun je daar een nieuw wachtwoord aanvragen.',
  },
  recovery: {
    subject: 'Een nieuw wachtwoord',
    opening: 'Iemand vraagt een nieuw wachtwoord voor je account.',
    button: 'Nieuw wachtwoord kiezen',
  },
  newPassword: {
    subject: 'Je wachtwoord is gewijzigd',
    opening: 'Het wachtwoord van je account is gewijzigd.',
    button: 'Mijn account openen',
    after: 'Was jij dat niet? Kies dan meteen een nieuw wachtwoord: tik op die pagina op ‘Wachtwoord vergeten?’.',
  },
  passkey: {
    subject: 'Een passkey opent je account',
    opening: 'Er is een passkey toegevoegd aan je account.',
    button: 'Mijn account openen',
    after: 'Was jij dat niet? Verwijder hem daar dan en kies een nieuw wachtwoord.',
  },
  changes: {
    passkeyRemoved: {
      subject: 'Er is een passkey verwijderd',
      opening: 'Er is een passkey van je account verwijderd.',
    },
    houseConnected: {
      subject: 'Een ander account is aan dat van jou gekoppeld',
      opening: 'Een ander account is nu aan dat van jou gekoppeld en opent het ook.',
    },
    houseDisconnected: {
      subject: 'Een ander account is niet meer aan dat van jou gekoppeld',
      opening: 'Het andere account is niet meer aan dat van jou gekoppeld en opent het niet meer.',
    },
    secondStepOn: {
      subject: 'De tweede stap staat aan',
      opening: 'De tweede stap bij het inloggen is ingeschakeld voor je account.',
    },
    secondStepOff: {
      subject: 'De tweede stap staat uit',
      opening: 'De tweede stap bij het inloggen is uitgeschakeld voor je account.',
    },
    newRecoveryCodes: {
      subject: 'Nieuwe herstelcodes',
      opening: 'Er zijn nieuwe herstelcodes voor je account gemaakt. De oude werken niet meer.',
    },
  },
  othersStillOpen:
    'Je passkeys en een gekoppeld ander account openen je account nog steeds. Is een daarvan niet van jou? Verwijder die dan onder ‘Mijn account’.',
  newAddress: {
    subject: 'Je account heeft een ander adres',
    opening: 'Het adres van je account is gewijzigd.',
    button: 'Clink openen',
    after: 'Mails komen hier niet meer aan. Was jij dat niet? Laat het dan meteen weten aan wie deze Clink beheert.',
  },
  invitation: {
    subject: 'Je bent uitgenodigd als gastgever',
    opening: 'Wie deze Clink beheert, nodigt je uit om een account aan te maken.',
    button: 'Mijn account aanmaken',
  },
  coHost: {
    subject: 'Help je mee als gastgever?',
    asks: (host, couple) => `${host} vraagt of je wilt helpen bij het feest van ${couple}.`,
    asksForSomeCouple: (host) => `${host} vraagt of je wilt helpen bij een feest.`,
    someHostAsks: (couple) => `Een gastgever vraagt of je wilt helpen bij het feest van ${couple}.`,
    someHostAsksForSomeCouple: 'Een gastgever vraagt of je wilt helpen bij een feest.',
    button: 'Bekijken wie het vraagt',
  },
  handOver: {
    subject: 'Neem je een feest over?',
    hands: (host) => `${host} draagt dit feest aan je over.`,
    someHostHands: 'Een gastgever draagt dit feest aan je over.',
    button: 'Het feest bekijken',
  },
  recap: {
    subject: 'De terugblik op de avond',
    opening: 'De terugblik op de avond is klaar.',
    button: 'Terugblik bekijken',
  },
  code: { subject: 'Je code', opening: 'Je code om in te loggen:' },
};
