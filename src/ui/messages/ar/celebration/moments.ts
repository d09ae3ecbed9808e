import { isolated } from '../../forms/isolated.ts';

export const you = 'أنت';
export const youClinkedWith = (name: string) => `تلاقت كأسك وكأس ${isolated(name)}`;
export const cheersBoth = 'بصحتكما! 🥂';
export const firstToast = (name: string) => `أول نخب الليلة من ${isolated(name)} 🥂`;
export const watersTogether = (count: number) => `${count} كوب ماء معًا 💧`;
export const newDay = 'منتصف الليل. يوم جديد معًا ✨';
