export const hereIsTo = (names: string) => `Um brinde a ${names}`;
export const pointCamera = 'Aponta a câmara para aqui';
export const orType = (host: string) => `ou escreve o código em ${host}`;
export const oneLine = 'Aponta a câmara e brinda connosco';
