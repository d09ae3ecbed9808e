export const keepThemOff = 'Tes chiffres t’appartiennent. Les retirer de la liste ?';
export const yes = 'Oui, les retirer';
export const no = 'Non, merci';
export const areOff = 'Les autres voient ton nom, et aucun chiffre.';
