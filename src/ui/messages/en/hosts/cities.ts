/** Cities of time zones that have another name than in the database of the zones, which names them in English. */
export const cities: Readonly<Record<string, string>> = {};
