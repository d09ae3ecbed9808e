export const backToTracker = 'Back to Tracker';
export const notAvailable = 'N/A';
export const justNow = 'now';
export const minutesAgo = (minutes: number) => `${minutes} min ago`;
export const hoursAgo = (hours: number) => `${hours} h ago`;
