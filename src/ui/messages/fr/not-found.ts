export const notFound = 'Oups ! Page introuvable';
export const returnHome = 'Retour à l’accueil';
