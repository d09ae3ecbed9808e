export const hereIsTo = (names: string) => `Ein Hoch auf ${names}`;
export const pointCamera = 'Kamera hierauf richten';
export const orType = (host: string) => `oder den Code eingeben auf ${host}`;
export const oneLine = 'Kamera drauf und mitfeiern';
