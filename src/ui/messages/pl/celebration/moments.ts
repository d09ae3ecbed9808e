export const you = 'Ty';
export const youClinkedWith = (name: string) => `Brzdęk! Ty i ${name}`;
export const cheersBoth = 'Wasze zdrowie! 🥂';
export const firstToast = (name: string) => `Pierwszy toast wieczoru: ${name} 🥂`;
export const watersTogether = (count: number) => `Razem już ${count} szklanek wody 💧`;
export const newDay = 'Północ. Razem w nowy dzień ✨';
