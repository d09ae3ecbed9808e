export const keepThemOff = 'Tus números son tuyos. ¿Los quitamos de la lista?';
export const yes = 'Sí, fuera';
export const no = 'No, gracias';
export const areOff = 'Los demás ven tu nombre y ningún número.';
