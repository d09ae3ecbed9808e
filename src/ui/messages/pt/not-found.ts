export const notFound = 'Ups! Esta página não existe';
export const returnHome = 'Voltar ao início';
