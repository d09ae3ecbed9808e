export const hereIsTo = (names: string) => `Trinquons à ${names}`;
export const pointCamera = 'Scannez avec votre téléphone';
export const orType = (host: string) => `ou tapez le code sur ${host}`;
export const oneLine = 'Scannez et trinquez avec nous';
