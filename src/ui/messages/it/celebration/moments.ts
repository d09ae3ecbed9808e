export const you = 'Tu';
export const youClinkedWith = (name: string) => `Hai brindato con ${name}`;
export const cheersBoth = 'Cin cin a voi due! 🥂';
export const firstToast = (name: string) => `Il primo brindisi è di ${name} 🥂`;
export const watersTogether = (count: number) => `${count} bicchieri d’acqua insieme 💧`;
export const newDay = 'Mezzanotte. Un nuovo giorno insieme ✨';
