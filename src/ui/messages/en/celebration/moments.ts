/** The label of the guest's own glass in a clink. The other glass has the other guest's name. */
export const you = 'You';
export const youClinkedWith = (name: string) => `You clinked with ${name}`;
export const cheersBoth = 'Cheers, both of you! 🥂';
/** Messages to the whole room, in about six words. */
export const firstToast = (name: string) => `The first toast is ${name}’s 🥂`;
export const watersTogether = (count: number) => `${count} waters together 💧`;
export const newDay = 'Midnight. A new day together ✨';
