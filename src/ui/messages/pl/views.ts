export const backToTracker = 'Wróć do licznika';
export const notAvailable = 'brak';
export const justNow = 'teraz';
export const minutesAgo = (minutes: number) => `${minutes} min temu`;
export const hoursAgo = (hours: number) => `${hours} godz. temu`;
