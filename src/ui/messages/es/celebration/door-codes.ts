/** Words for codes that open something (src/ui/messages/door-codes.ts). */
export const codes = /código|contraseña|clave|caja de llaves|combinación/u;
export const forThe = /del|(?:de|para) (?:la|el)/u;
export const at = /de|para|en/u;
export const verbs = /es(?: el)?/u;
export const places = /puerta|portal|portón|verja|garaje|barrera|entrada/u;
