export const fromUntil = (names: string, until: string) => `von ${names} · bis ${until}\u00a0Uhr`;
export const putAway = 'Schließen';
export const comesBackAt = (until: string) => `Deine Getränke sind sicher. Um ${until}\u00a0Uhr ist Clink wieder da.`;
export const needItNow = 'Trotzdem öffnen';
