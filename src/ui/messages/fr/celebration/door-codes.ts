/** Words for codes that open something (src/ui/messages/door-codes.ts). */
export const codes = /code|mot de passe|(?:boîte|coffre) à clé|combinaison/u;
export const forThe = /du|des|(?:de|pour) (?:la|le)|de l['’]\p{L}+/u;
export const at = /de|pour|à|au|sur|dans/u;
export const verbs = /est(?: l[ea])?/u;
export const places = /portail|portillon|porte|garage|barrière|(?:l['’])?entrée|immeuble/u;
