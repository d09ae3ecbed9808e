import { plural } from './forms.ts';

export const carryOnElsewhere = 'Continuar noutro telemóvel';
export const pointTheCamera = 'Aponta a câmara do outro telemóvel para aqui. Só funciona uma vez.';
export const square = 'Código QR para continuares a tua noite noutro telemóvel';
export const left = (time: string) => `Faltam ${time}`;
export const copyTheLink = 'Ou copia o link, para este mesmo telemóvel';
export const linkIsCopied = 'Copiado. Abre-o, ou cola-o onde o Clink pede um código.';
export const linkNotCopied = 'Este navegador não deixa o Clink copiar o link.';
export const afterwards = 'Depois';
export const countOnBoth = 'Contar nos dois';
export const signThisOff = 'Só no outro';
export const cancel = 'Cancelar';
export const aMoment = 'Um momento…';
export const otherPhoneReads = 'O outro telemóvel já leu o QR. Um momento…';
export const newSquare = 'Novo QR';
export const tryAgain = 'Tentar outra vez';

export const squareIsLate = 'Este QR expirou';
export const squareIsLateHere = 'Este QR expirou. Não se perdeu nada. Podes criar já outro.';
export const noAnswerHere = 'De momento não há resposta. Funciona assim que os dois telemóveis tiverem rede.';
export const notPossible = 'De momento a tua noite não pode passar para outro telemóvel. Neste está guardada.';
export const afterManyTries = 'Foram muitas tentativas.';
export const againIn = (time: string) => `Podes tentar outra vez daqui a ${time}.`;

export const bothCount = 'Agora contam os dois telemóveis.';
export const almostSignedOff = 'Este telemóvel está quase a deixar de contar';
export const signsOffWhenSent = (count: number) =>
  count === 0
    ? 'Só falta o servidor receber tudo.'
    : plural(count, {
        one: 'Falta enviar 1 bebida. Este telemóvel envia-a primeiro.',
        other: `Falta enviar ${count} bebidas. Este telemóvel envia-as primeiro.`,
      });

export const looking = 'A procurar…';
export const lookingForIt = 'A tua noite vem a caminho';
export const carryOnAs = (name: string) => `Continuar como ${name}?`;
/** 'à 1:30', but 'às 22:30'. */
const isOne = (time: string) => /^0?1\b/.test(time);
export const whatComes = (count: number, since: string, names: string) => {
  if (count === 0)
    return isOne(since)
      ? `A tua noite começou à ${since}, na festa de ${names}. O primeiro telemóvel também continua, a não ser que deixe de contar.`
      : `A tua noite começou às ${since}, na festa de ${names}. O primeiro telemóvel também continua, a não ser que deixe de contar.`;
  return isOne(since)
    ? plural(count, {
        one: `1 bebida desde a ${since}, na festa de ${names}. Passa para este telemóvel. O primeiro também continua, a não ser que deixe de contar.`,
        other: `${count} bebidas desde a ${since}, na festa de ${names}. Passam para este telemóvel. O primeiro também continua, a não ser que deixe de contar.`,
      })
    : plural(count, {
        one: `1 bebida desde as ${since}, na festa de ${names}. Passa para este telemóvel. O primeiro também continua, a não ser que deixe de contar.`,
        other: `${count} bebidas desde as ${since}, na festa de ${names}. Passam para este telemóvel. O primeiro também continua, a não ser que deixe de contar.`,
      });
};
export const whatComesFromOpen = (count: number, since: string) => {
  if (count === 0)
    return isOne(since)
      ? `A tua noite começou à ${since}, no ranking aberto. O primeiro telemóvel também continua, a não ser que deixe de contar.`
      : `A tua noite começou às ${since}, no ranking aberto. O primeiro telemóvel também continua, a não ser que deixe de contar.`;
  return isOne(since)
    ? plural(count, {
        one: `1 bebida desde a ${since}, no ranking aberto. Passa para este telemóvel. O primeiro também continua, a não ser que deixe de contar.`,
        other: `${count} bebidas desde a ${since}, no ranking aberto. Passam para este telemóvel. O primeiro também continua, a não ser que deixe de contar.`,
      })
    : plural(count, {
        one: `1 bebida desde as ${since}, no ranking aberto. Passa para este telemóvel. O primeiro também continua, a não ser que deixe de contar.`,
        other: `${count} bebidas desde as ${since}, no ranking aberto. Passam para este telemóvel. O primeiro também continua, a não ser que deixe de contar.`,
      });
};
export const carryOnHere = 'Continuar aqui';
export const notMe = 'Não sou eu';
export const ownStays = (name: string, count: number, names: string) =>
  count === 0
    ? `Este telemóvel tem uma noite como ${name}. Fica na festa de ${names}, e podes voltar a ela.`
    : plural(count, {
        one: `Este telemóvel tem 1 bebida apontada como ${name}. Fica na festa de ${names}, e podes voltar a ela.`,
        other: `Este telemóvel tem ${count} bebidas apontadas como ${name}. Ficam na festa de ${names}, e podes voltar a elas.`,
      });
export const ownStaysOnOpen = (name: string, count: number) =>
  count === 0
    ? `Este telemóvel tem uma noite como ${name}. Fica no ranking aberto, e podes voltar a ela.`
    : plural(count, {
        one: `Este telemóvel tem 1 bebida apontada como ${name}. Fica no ranking aberto, e podes voltar a ela.`,
        other: `Este telemóvel tem ${count} bebidas apontadas como ${name}. Ficam no ranking aberto, e podes voltar a elas.`,
      });
export const carriesOnAs = (name: string) => `Continuas como ${name}.`;
export const goBack = 'Voltar';
export const backTo = (name: string) => `Voltar à noite de ${name}`;

export const tapNewSquare = 'No primeiro telemóvel, toca em «Novo QR» e aponta outra vez a câmara. Não se perdeu nada.';
export const linkIsDamaged = 'Este link está incompleto';
export const copyLinkAgain =
  'Falta-lhe uma parte. Copia-o outra vez ou volta a apontar a câmara para o QR. Não se perdeu nada.';
export const squareIsUsed = 'Este QR já foi usado';
export const usedElsewhere = 'Só funciona para um telemóvel. No primeiro, toca em «Novo QR» e aponta para lá a câmara.';
export const eveningIsOver = 'Esta noite acabou';
export const goneForAll = 'Foi apagada, chegou ao fim ou os anfitriões fecharam-na. Nada dela chega a este telemóvel.';
export const noAnswer = 'De momento não há resposta';
export const squareStaysGood = 'O QR continua válido durante os seus cinco minutos. Tenta outra vez daqui a pouco.';
export const manyTries = 'Foram muitas tentativas';
export const cannotStore = 'Este telemóvel não consegue guardar nada';
export const staysOnTheFirst = 'Por isso a tua noite fica no primeiro telemóvel. Não se perdeu nada.';
export const isHereAlready = 'A tua noite já está neste telemóvel';
export const pointOtherCamera = 'Aponta a câmara de outro telemóvel para o QR.';
export const allRight = 'Está bem';
export const freshEvening = 'Começar uma noite nova';
export const ownEvening = 'Continuar a minha noite';
export const typeCode = 'Escrever um código';
export const notNow = 'Agora não';

export const signedOff = 'Este telemóvel já não conta';
export const movedAway = 'A tua noite passou para o outro telemóvel.';
export const deletedElsewhere = 'Os teus dados foram apagados';
export const forgottenHere = 'Apagaste-os no teu outro telemóvel. Este também já os esqueceu.';
