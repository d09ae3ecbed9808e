export const keepThemOff = 'I tuoi numeri sono tuoi. Li togliamo dalla lista?';
export const yes = 'Sì, toglili';
export const no = 'No, grazie';
export const areOff = 'Gli altri vedono il tuo nome e nessun numero.';
