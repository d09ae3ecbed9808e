export const fromUntil = (names: string, until: string) => `von ${names} · bis ${until} Uhr`;
export const putAway = 'Schließen';
export const comesBackAt = (until: string) => `Deine Getränke sind sicher. Um ${until} Uhr ist Clink wieder da.`;
export const needItNow = 'Trotzdem öffnen';
