export const hereIsTo = (names: string) => `Here's to ${names}`;
export const pointCamera = 'Point your camera here';
export const orType = (host: string) => `or type the code at ${host}`;
export const oneLine = 'Point your camera here and join in';
