/** 'la 1:30', but 'las 22:30'. */
const isOne = (time: string) => /^0?1\b/.test(time);

export const fromUntil = (names: string, until: string) =>
  isOne(until) ? `de ${names} · hasta la ${until}` : `de ${names} · hasta las ${until}`;
export const putAway = 'Quitar de aquí';
export const comesBackAt = (until: string) =>
  isOne(until)
    ? `Tus bebidas están a salvo. Clink vuelve a la ${until}.`
    : `Tus bebidas están a salvo. Clink vuelve a las ${until}.`;
export const needItNow = 'Lo necesito ahora';
