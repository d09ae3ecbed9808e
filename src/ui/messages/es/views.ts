export const backToTracker = 'Volver al contador';
export const notAvailable = 'N/D';
export const justNow = 'ahora';
export const minutesAgo = (minutes: number) => `hace ${minutes} min`;
export const hoursAgo = (hours: number) => `hace ${hours} h`;
