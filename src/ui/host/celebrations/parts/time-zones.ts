/** The time zones that the browser knows, and `used`. A browser without the list offers `used` alone. */
export function timeZones(used: string): readonly string[] {
  const known = 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
  return known.includes(used) ? known : [used, ...known];
}
