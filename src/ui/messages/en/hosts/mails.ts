import type { MailWords } from '../../forms/mail-words.ts';

export const mails: MailWords = {
  locale: 'en',
  linkIsGood: (span) => `The link is good for ${span}.`,
  linkWorksOnce: (span) => `The link is good for ${span} and works once.`,
  codeWorksOnce: (span) => `It is good for ${span} and works once.`,
  ignore: 'If that was not you, ignore this mail. Nothing happens.',
  ignoreInvitation: 'If you did not expect this invitation, ignore this mail. Nothing happens.',
  confirmation: {
    subject: 'Confirm your address',
    opening: 'Somebody wants to use this address as a host.',
    button: 'Confirm my address',
  },
  knownAddress: {
    subject: 'You have an account already',
    opening: 'Somebody wanted to create an account with this address.',
    button: 'Sign in',
    after: 'It has one already. If you forgot the password, ask for a new one there.',
  },
  recovery: {
    subject: 'A new password',
    opening: 'Somebody wants a new password for your account.',
    button: 'Choose a new password',
  },
  newPassword: {
    subject: 'Your password was changed',
    opening: 'The password of your account was changed.',
    button: 'Open my account',
    after: 'If that was not you, choose a new password now: “Forgot the password?” on that page.',
  },
  passkey: {
    subject: 'A passkey opens your account',
    opening: 'A passkey was added to your account.',
    button: 'Open my account',
    after: 'If that was not you, remove it there, and choose a new password.',
  },
  changes: {
    passkeyRemoved: { subject: 'A passkey was removed', opening: 'A passkey was removed from your account.' },
    houseConnected: {
      subject: 'Another account is connected to yours',
      opening: 'Another account is now connected to yours and opens it too.',
    },
    houseDisconnected: {
      subject: 'Another account is no longer connected to yours',
      opening: 'The other account is no longer connected to yours and does not open it any more.',
    },
    secondStepOn: { subject: 'The second step is on', opening: 'The second step of your account was turned on.' },
    secondStepOff: { subject: 'The second step is off', opening: 'The second step of your account was turned off.' },
    newRecoveryCodes: {
      subject: 'New recovery codes',
      opening: 'New recovery codes were made for your account. The old ones no longer work.',
    },
  },
  othersStillOpen:
    'Your passkeys, and another account that you have connected, still open your account. If one of them is not yours, remove it under My account.',
  newAddress: {
    subject: 'Your account has another address',
    opening: 'The address of your account was changed.',
    button: 'Open Clink',
    after: 'Mails no longer come here. If that was not you, tell whoever runs this Clink at once.',
  },
  invitation: {
    subject: 'You are invited to be a host',
    opening: 'Whoever runs this Clink invites you to create an account.',
    button: 'Create my account',
  },
  coHost: {
    subject: 'Will you help to host?',
    asks: (host, couple) => `${host} asks you to help at the celebration of ${couple}.`,
    asksForSomeCouple: (host) => `${host} asks you to help at the celebration of a couple.`,
    someHostAsks: (couple) => `A host asks you to help at the celebration of ${couple}.`,
    someHostAsksForSomeCouple: 'A host asks you to help at the celebration of a couple.',
    button: 'See who asks',
  },
  handOver: {
    subject: 'Will you take over a celebration?',
    hands: (host) => `${host} hands this celebration over to you.`,
    someHostHands: 'A host hands this celebration over to you.',
    button: 'See the celebration',
  },
  recap: {
    subject: 'The recap of the evening',
    opening: 'The recap of the evening is ready.',
    button: 'See the recap',
  },
  code: { subject: 'Your code', opening: 'Your code to sign in:' },
};
