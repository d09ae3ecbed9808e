export const you = 'Jij';
export const youClinkedWith = (name: string) => `Je hebt geproost met ${name}`;
export const cheersBoth = 'Proost, jullie twee! 🥂';
export const firstToast = (name: string) => `De eerste toost komt van ${name} 🥂`;
export const watersTogether = (count: number) => `Samen al ${count} glazen water 💧`;
export const newDay = 'Middernacht. Samen een nieuwe dag in ✨';
