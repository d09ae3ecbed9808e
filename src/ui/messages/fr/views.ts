export const backToTracker = 'Retour aux verres';
export const notAvailable = '–';
export const justNow = 'à l’instant';
export const minutesAgo = (minutes: number) => `il y a ${minutes} min`;
export const hoursAgo = (hours: number) => `il y a ${hours} h`;
