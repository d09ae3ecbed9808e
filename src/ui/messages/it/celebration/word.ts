/** 'all’1:30', but 'alle 22:30'. */
const isOne = (time: string) => /^0?1\b/.test(time);

export const fromUntil = (names: string, until: string) =>
  isOne(until) ? `da ${names} · fino all’${until}` : `da ${names} · fino alle ${until}`;
export const putAway = 'Metti via';
export const comesBackAt = (until: string) =>
  isOne(until)
    ? `I tuoi drink sono al sicuro. Clink torna all’${until}.`
    : `I tuoi drink sono al sicuro. Clink torna alle ${until}.`;
export const needItNow = 'Mi serve adesso';
