export const you = 'Toi';
export const youClinkedWith = (name: string) => `Tu as trinqué avec ${name}`;
export const cheersBoth = 'Santé à vous deux ! 🥂';
export const firstToast = (name: string) => `${name} lance le premier toast 🥂`;
export const watersTogether = (count: number) => `${count} verres d’eau ensemble 💧`;
export const newDay = 'Minuit. Un nouveau jour ensemble ✨';
