/** Words for codes that open something (src/ui/messages/door-codes.ts). */
export const codes = /code|wachtwoord|sleutel(?:kluis|kast)|cijferslot/u;
export const forThe = /(?:van|voor) (?:de|het)/u;
export const at = /van|voor|op|bij|aan/u;
export const verbs = /is|luidt/u;
export const places = /poort|\p{L}*deur|hek|garage|slagboom|ingang/u;
