export const fromUntil = (names: string, until: string) => `${names} · do ${until}`;
export const putAway = 'Schowaj';
export const comesBackAt = (until: string) => `Twoje napoje są bezpieczne. Clink wróci o ${until}.`;
export const needItNow = 'Potrzebuję go teraz';
