/** 'à 1:30', but 'às 22:30'. */
const isOne = (time: string) => /^0?1\b/.test(time);

export const fromUntil = (names: string, until: string) =>
  isOne(until) ? `de ${names} · até à ${until}` : `de ${names} · até às ${until}`;
export const putAway = 'Tirar daqui';
export const comesBackAt = (until: string) =>
  isOne(until)
    ? `As tuas bebidas estão guardadas. O Clink volta à ${until}.`
    : `As tuas bebidas estão guardadas. O Clink volta às ${until}.`;
export const needItNow = 'Preciso dele já';
