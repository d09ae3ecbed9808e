/** Words for codes that open something (src/ui/messages/door-codes.ts). */
export const codes = /code|passwort|kennwort|schlüssel(?:box|safe|tresor|kasten)|zahlenschloss/u;
export const forThe = /fürs|vom|zum|zur|des|der|(?:für|von) (?:das|die|den|der|dem)/u;
export const at = /für|von|am|an|im|in|beim/u;
export const verbs = /ist|lautet|heißt/u;
export const places = /\p{L}*tor|\p{L}*tür|garage|schranke|(?:ein|zu)fahrt|eingang/u;
