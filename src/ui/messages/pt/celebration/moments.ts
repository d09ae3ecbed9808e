export const you = 'Tu';
export const youClinkedWith = (name: string) => `Brindaste com ${name}`;
export const cheersBoth = 'À vossa! 🥂';
export const firstToast = (name: string) => `O primeiro brinde é de ${name} 🥂`;
export const watersTogether = (count: number) => `${count} águas entre todos 💧`;
export const newDay = 'Meia-noite. Um novo dia, em festa ✨';
