export const hereIsTo = (names: string) => `Un brindis por ${names}`;
export const pointCamera = 'Apunta aquí con la cámara';
export const orType = (host: string) => `o escribe el código en ${host}`;
export const oneLine = 'Apunta aquí con la cámara y brinda';
