export const notFound = '¡Vaya! Esta página no existe';
export const returnHome = 'Volver al inicio';
