export const cities: Readonly<Record<string, string>> = {};
