/** Names of the two glasses that have met: the guest's own, and the other guest's. */
export const you = 'You';
export const youClinkedWith = (name: string) => `You clinked with ${name}`;
export const cheersBoth = 'Cheers, both of you! 🥂';
/** What the whole room hears, in about six words. */
export const firstToast = (name: string) => `The first toast is ${name}’s 🥂`;
export const watersTogether = (count: number) => `${count} waters together 💧`;
export const newDay = 'Midnight. A new day together ✨';
