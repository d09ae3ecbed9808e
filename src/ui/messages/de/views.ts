export const backToTracker = 'Zu den Getränken';
export const notAvailable = '–';
export const justNow = 'eben';
export const minutesAgo = (minutes: number) => `vor ${minutes} Min.`;
export const hoursAgo = (hours: number) => `vor ${hours} Std.`;
