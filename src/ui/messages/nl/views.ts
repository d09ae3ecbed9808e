export const backToTracker = 'Naar de drankjes';
export const notAvailable = '–';
export const justNow = 'zojuist';
export const minutesAgo = (minutes: number) => `${minutes} min geleden`;
export const hoursAgo = (hours: number) => `${hours} uur geleden`;
