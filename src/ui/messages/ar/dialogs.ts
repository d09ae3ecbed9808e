import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import type { GuestNameFault } from '../../../domain/names/guest-name.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { isolated } from '../forms/isolated.ts';
import { drinkToAdd } from './menu.ts';

export const cancel = 'إلغاء';
export const done = 'تم';

export const you = 'أنت';
export const change = 'تغيير';
export const changeName = (userName: string) => `اسمك، ${isolated(userName)}. تغيير`;
export const save = 'حفظ';

export const welcome = `أهلًا بك في ${PRODUCT_NAME}`;
export const whatShouldTheyCallYou = 'بماذا يناديك الضيوف الآخرون؟';
export const yourName = 'اسمك';
export const everyoneSeesIt = 'يرى الجميع اسمك في لوحة الصدارة.';
export const atMost = (maxLength: number) => `الحد الأقصى للأحرف: ${maxLength}.`;
export const lengthOf = (length: number, maxLength: number) => `${length} من ${maxLength}`;
export const nameFaults: Record<GuestNameFault, (maxLength: number) => string> = {
  blank: () => 'نحتاج إلى اسم.',
  'too-long': (maxLength) => `الاسم طويل. الحد الأقصى للأحرف: ${maxLength}.`,
  'forbidden-character': () => 'في الاسم حرف لا يمكن عرضه. يكفي حذفه.',
};
export const startTracking = 'لنبدأ! 🎉';

export const whatAlcohol = 'أي نوع من الكحول؟';

export const addDrink = (drink: DrinkChoice) => `إضافة ${drinkToAdd(drink)}؟`;
export const willBeAdded = 'يُضاف هذا إلى عدد مشروباتك اليوم.';
export const goBack = 'رجوع';
export const confirm = 'تأكيد';
