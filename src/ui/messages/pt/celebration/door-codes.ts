/** Words for codes that open something (src/ui/messages/door-codes.ts). */
export const codes = /código|palavra-passe|senha|(?:cofre|caixa) (?:de|das) chaves/u;
export const forThe = /do|da|(?:para|pra) (?:o|a)/u;
export const at = /de|para|no|na/u;
export const verbs = /é(?: o)?/u;
export const places = /portão|porta|portaria|garagem|cancela|entrada/u;
