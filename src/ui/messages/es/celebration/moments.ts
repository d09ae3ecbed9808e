export const you = 'Tú';
export const youClinkedWith = (name: string) => `Has brindado con ${name}`;
export const cheersBoth = '¡A vuestra salud! 🥂';
export const firstToast = (name: string) => `El primer brindis es de ${name} 🥂`;
export const watersTogether = (count: number) => `${count} aguas entre todos 💧`;
export const newDay = 'Medianoche. Empieza un nuevo día ✨';
