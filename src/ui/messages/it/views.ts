export const backToTracker = 'Torna al contatore';
export const notAvailable = 'N/D';
export const justNow = 'adesso';
export const minutesAgo = (minutes: number) => `${minutes} min fa`;
export const hoursAgo = (hours: number) => `${hours} h fa`;
