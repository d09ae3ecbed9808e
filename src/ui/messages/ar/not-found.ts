export const notFound = 'عذرًا! الصفحة غير موجودة';
export const returnHome = 'إلى الصفحة الرئيسية';
