import { PRODUCT_NAME } from '../../../domain/product.ts';

export const isAt = (address: string) => `عنوان ${PRODUCT_NAME} هو ${address}.`;
export const isNotHere = `${PRODUCT_NAME} ليس على هذا العنوان. يمكنك فتح الرابط الذي وصلك أو مسح الرمز مرة أخرى.`;
export const forWhoeverRunsIt = `لمن يدير الخادم: هذا الاسم ليس اسم PUBLIC_URL. على الوكيل الذي أمامه أن يمرّر الترويسة Host.`;
