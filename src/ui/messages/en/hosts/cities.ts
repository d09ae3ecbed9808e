/** Cities whose name in this language differs from the English name in the time zone database. */
export const cities: Readonly<Record<string, string>> = {};
