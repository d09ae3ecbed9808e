import type { MailWords } from '../../forms/mail-words.ts';

export const mails: MailWords = {
  locale: 'pt-PT',
  linkIsGood: (span) => `O link é válido durante ${span}.`,
  linkWorksOnce: (span) => `O link é válido durante ${span} e só funciona uma vez.`,
  codeWorksOnce: (span) => `É válido durante ${span} e só funciona uma vez.`,
  ignore: 'Se não foste tu, ignora este email. Não acontece nada.',
  ignoreInvitation: 'Se não esperavas este convite, ignora este email. Não acontece nada.',
  confirmation: {
    subject: 'Confirma o teu endereço',
    opening: 'Alguém quer usar este endereço para uma conta de anfitrião.',
    button: 'Confirmar o meu endereço',
  },
  knownAddress: {
    subject: 'Já tens uma conta',
    opening: 'Alguém quis criar uma conta com este endereço.',
    button: 'Iniciar sessão',
    after: 'Este endereço já tem uma. Se não te lembras da palavra-passe, podes pedir outra nessa página.',
  },
  recovery: {
    subject: 'Uma palavra-passe nova',
    opening: 'Alguém quer uma palavra-passe nova para a tua conta.',
    button: 'Escolher uma palavra-passe nova',
  },
  newPassword: {
    subject: 'A tua palavra-passe foi alterada',
    opening: 'A palavra-passe da tua conta foi alterada.',
    button: 'Abrir a minha conta',
    after: 'Se não foste tu, escolhe já outra: toca em «Não te lembras da palavra-passe?» nessa página.',
  },
  passkey: {
    subject: 'Uma chave de acesso abre a tua conta',
    opening: 'Foi adicionada uma chave de acesso à tua conta.',
    button: 'Abrir a minha conta',
    after: 'Se não foste tu, remove-a nessa página e escolhe outra palavra-passe.',
  },
  changes: {
    passkeyRemoved: {
      subject: 'Foi removida uma chave de acesso',
      opening: 'Foi removida uma chave de acesso da tua conta.',
    },
    houseConnected: {
      subject: 'Outra conta está associada à tua',
      opening: 'Agora outra conta está associada à tua e também a abre.',
    },
    houseDisconnected: {
      subject: 'Outra conta já não está associada à tua',
      opening: 'A outra conta já não está associada à tua e já não a abre.',
    },
    secondStepOn: {
      subject: 'O segundo passo está ligado',
      opening: 'O segundo passo para entrar na tua conta foi ligado.',
    },
    secondStepOff: {
      subject: 'O segundo passo está desligado',
      opening: 'O segundo passo para entrar na tua conta foi desligado.',
    },
    newRecoveryCodes: {
      subject: 'Novos códigos de recuperação',
      opening: 'Foram criados novos códigos de recuperação para a tua conta. Os antigos já não funcionam.',
    },
  },
  othersStillOpen:
    'As tuas chaves de acesso e outra conta associada continuam a abrir a tua conta. Se alguma não for tua, remove-a em «A minha conta».',
  newAddress: {
    subject: 'A tua conta tem outro endereço',
    opening: 'O endereço da tua conta foi alterado.',
    button: 'Abrir o Clink',
    after: 'Os emails já não chegam aqui. Se não foste tu, avisa já quem gere este Clink.',
  },
  invitation: {
    subject: 'Um convite para organizares a tua festa',
    opening: 'Quem gere este Clink convida-te a criar uma conta.',
    button: 'Criar a minha conta',
  },
  coHost: {
    subject: 'Ajudas na festa?',
    asks: (host, couple) => `${host} pede a tua ajuda na festa de ${couple}.`,
    asksForSomeCouple: (host) => `${host} pede a tua ajuda numa festa.`,
    someHostAsks: (couple) => `Alguém pede a tua ajuda na festa de ${couple}.`,
    someHostAsksForSomeCouple: 'Alguém pede a tua ajuda numa festa.',
    button: 'Ver quem pede',
  },
  handOver: {
    subject: 'Ficas com uma festa?',
    hands: (host) => `${host} entrega-te esta festa.`,
    someHostHands: 'Alguém te entrega esta festa.',
    button: 'Ver a festa',
  },
  recap: {
    subject: 'O resumo da noite',
    opening: 'O resumo da noite está pronto.',
    button: 'Ver o resumo',
  },
  code: { subject: 'O teu código', opening: 'O teu código para iniciar sessão:' },
};
