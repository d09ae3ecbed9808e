export const backToTracker = 'Voltar ao contador';
export const notAvailable = '–';
export const justNow = 'agora';
export const minutesAgo = (minutes: number) => `há ${minutes} min`;
export const hoursAgo = (hours: number) => `há ${hours} h`;
