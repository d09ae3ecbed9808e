export const keepThemOff = 'Os teus números são teus. Tiramo-los da lista?';
export const yes = 'Sim, tirar';
export const no = 'Não, obrigado';
export const areOff = 'Os outros veem o teu nome e nenhum número.';
