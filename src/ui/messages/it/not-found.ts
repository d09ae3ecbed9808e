export const notFound = 'Ops! Questa pagina non esiste';
export const returnHome = 'Torna all’inizio';
