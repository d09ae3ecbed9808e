/** Words for codes that open something (src/ui/messages/door-codes.ts). */
export const codes = /رمز|كود|الرقم السري|كلمة المرور|كلمة السر|صندوق المفاتيح|خزنة المفاتيح/u;
export const forThe = /(?!)/u;
export const at = /(?!)/u;
export const verbs = /هو|هي/u;
export const places = /(?:ال|لل|باب|بوابة)\p{L}*/u;
