import { MINUTE_MS } from '../../../domain/limits.ts';

/** The time zones that the browser knows, and `used`. In a browser without such a list, only `used`. */
export function timeZones(used: string): readonly string[] {
  const known = 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
  const others = known.filter((name) => presentNameOf(name) !== presentNameOf(used));
  return known.includes(used) ? known : [used, ...others];
}

/** Browsers list some places under a name that the IANA database has replaced. */
const TODAY: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** The current name of a time zone. */
export function presentNameOf(timeZone: string): string {
  return TODAY[timeZone] ?? timeZone;
}

/** The name that a browser gives if it does not know its time zone. */
const UNKNOWN = 'Etc/Unknown';

/** The browser's time zone, or one with the same time. */
export function usualTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && timeZone !== UNKNOWN ? timeZone : zoneOfOffset(new Date());
}

/** Time zones that are not whole hours from UTC. */
const BETWEEN_HOURS = [
  ...['Asia/Kolkata', 'Australia/Adelaide', 'Asia/Tehran', 'Asia/Kathmandu', 'Asia/Yangon', 'Asia/Kabul'],
  ...['America/St_Johns', 'Australia/Darwin', 'Australia/Eucla', 'Australia/Lord_Howe', 'Pacific/Chatham'],
  'Pacific/Marquesas',
];

/**
 * A time zone that every server knows, with this device's time. The sign in its name is reversed: `Etc/GMT-2` is UTC+2.
 */
export function zoneOfOffset(now: Date): string {
  const ahead = -now.getTimezoneOffset();
  const between = ahead % 60 === 0 ? undefined : BETWEEN_HOURS.find((zone) => minutesAhead(zone, now) === ahead);
  if (between) return between;
  const hours = Math.round(ahead / 60);
  return hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

/** Returns how many minutes a time zone is ahead of UTC. */
function minutesAhead(timeZone: string, now: Date): number {
  const date = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const time = { hour: 'numeric', minute: 'numeric', hourCycle: 'h23' } as const;
  const parts = new Intl.DateTimeFormat('en', { timeZone, ...date, ...time }).formatToParts(now);
  const [year, month, day, hour, minute] = (['year', 'month', 'day', 'hour', 'minute'] as const).map((part) =>
    Number(parts.find(({ type }) => type === part)?.value),
  );
  const there = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute);
  return Math.round((there - now.getTime()) / MINUTE_MS);
}
