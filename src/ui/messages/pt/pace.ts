export const yourOwnPace = 'O teu próprio ritmo é o certo.';
export const tellMeWhen = 'Avisa-me quando chegar a…';
export const noLimit = 'Não';
export const limitIs = (drinks: number) => `${drinks} com álcool`;
export const wantedToStop = 'É nesta bebida que querias parar.';
