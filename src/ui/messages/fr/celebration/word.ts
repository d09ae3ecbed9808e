export const fromUntil = (names: string, until: string) => `signé ${names} · jusqu’à ${until}`;
export const putAway = 'Ranger ce mot';
export const comesBackAt = (until: string) => `Tes verres sont bien gardés. Clink revient à ${until}.`;
export const needItNow = 'J’en ai besoin maintenant';
