/** Words for codes that open something (src/ui/messages/door-codes.ts). */
export const codes = /code|password|key[ -]?(?:safe|box)|lock[ -]?box|combination/u;
export const forThe = /(?:for|of|to) (?:the|our)/u;
export const at = /for|of|to|at|on|in/u;
export const verbs = /is|are/u;
export const places = /gate|door|garage|barrier|entrance/u;
