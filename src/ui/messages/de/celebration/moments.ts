export const you = 'Du';
export const youClinkedWith = (name: string) => `Du hast mit ${name} angestoßen`;
export const cheersBoth = 'Prost, ihr zwei! 🥂';
export const firstToast = (name: string) => `Das erste Prost kommt von ${name} 🥂`;
export const watersTogether = (count: number) => `Zusammen schon ${count} Gläser Wasser 💧`;
export const newDay = 'Mitternacht. Auf in den neuen Tag ✨';
