import type { Ornament, Palette } from '../../../../domain/look/look.ts';

export const lookLead = 'يظهر فورًا على الهواتف والبطاقات والشاشة الكبيرة.';
export const preview = 'هكذا يبدو';
export const colour = 'اللون';
export const palettes: Readonly<Record<Palette, string>> = {
  rose: 'وردي',
  claret: 'عنّابي',
  terracotta: 'طيني',
  apricot: 'مشمشي',
  olive: 'زيتوني',
  sage: 'مريمية',
  fir: 'أخضر غابي',
  lagoon: 'فيروزي',
  dusk: 'أزرق هادئ',
  midnight: 'كحلي',
  lavender: 'خزامى',
  peony: 'فاوانيا',
};
export const ornament = 'الزخرفة';
export const ornaments: Readonly<Record<Ornament, string>> = {
  rings: 'خاتمان',
  olive: 'غصن زيتون',
  deco: 'مروحة',
};
export const lookSaved = 'تم الحفظ';
