/** What a browser says that does not know its time zone. */
const UNKNOWN = 'Etc/Unknown';

/** The browser's time zone, or one with the same time. */
export function usualTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && timeZone !== UNKNOWN ? timeZone : zoneOfOffset(new Date());
}

/** A time zone that every server knows, with this device's time. Its sign is the other way round: `Etc/GMT-2` is UTC+2. */
export function zoneOfOffset(now: Date): string {
  const hours = Math.round(-now.getTimezoneOffset() / 60);
  return hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}
