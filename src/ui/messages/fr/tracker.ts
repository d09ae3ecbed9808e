import type { DrinkChoice, DrinkType } from '../../../domain/drink-menu.ts';
import { drinkLabel, drinkNames } from './menu.ts';

export const subtitle = 'Garde le fil de ta fête !';
export const yourSettings = (userName: string) => `${userName}, tes réglages`;

export const totalDrinksToday = 'Tes verres aujourd’hui';
export const withAlcohol = 'avec alcool';
export const toastsTonight = 'Verres levés ce soir';
export const noneWithAlcohol = 'Tes verres aujourd’hui : 0 avec alcool';
export const keepItFestive = 'Vive la fête ! 🎉';
export const whatAreYouDrinking = 'Qu’est-ce que tu bois ?';
export const drinksToday = (drinkType: DrinkType, count: number) => `${drinkNames[drinkType]}, ${count} aujourd’hui`;
export const tonight = 'Ce soir';
export const showTonight = (count: number) => `${count}. Voir les verres de ce soir`;

export const drinkingPace = 'Ton rythme';
export const chooseYourStyle = 'Choisis ta façon de faire la fête';
export const drinkResponsibly = 'Fais la fête, bois avec modération !';

export const views = 'Vues';
export const viewStats = 'Stats';
export const leaderboard = 'Classement';
export const reset = 'Remettre à zéro';

export const added = (drink: DrinkChoice) => `${drinkLabel(drink)} : c’est noté !`;
export const totalIs = (count: number) => `${count} avec alcool aujourd’hui.`;
export const toastsAre = (count: number) => `Verres levés ce soir : ${count}.`;
export const undo = 'Annuler';
export const takenBack = (drink: DrinkChoice) => `${drinkLabel(drink)} : c’est annulé`;
export const didNotLoad = 'Ça ne s’est pas chargé. Réessaie.';
