/** Words for codes that open something (src/ui/messages/door-codes.ts). */
export const codes = /kod|hasło|skrzynk\p{L} na klucze|sejf\p{L}* na klucze/u;
export const forThe = /(?!)/u;
export const at = /do|od|na|przy/u;
export const verbs = /to|jest/u;
export const places = /bram\p{L}+|furt\p{L}+|drzwi|garaż\p{L}*|szlaban\p{L}*|wejści\p{L}+/u;
