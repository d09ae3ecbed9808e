export const fromUntil = (names: string, until: string) => `van ${names} · tot ${until}`;
export const putAway = 'Sluiten';
export const comesBackAt = (until: string) => `Je drankjes zijn veilig. Om ${until} is Clink er weer.`;
export const needItNow = 'Toch openen';
