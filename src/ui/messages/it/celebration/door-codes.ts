/** Words for codes that open something (src/ui/messages/door-codes.ts). */
export const codes = /codice|cassetta (?:delle )?chiavi|combinazione/u;
export const forThe = /del|della|dell['’]\p{L}+|per (?:il|la)/u;
export const at = /di|per|al|alla|sul/u;
export const verbs = /è(?: lo)?/u;
export const places = /cancello|cancelletto|porta|portone|garage|ingresso|sbarra/u;
