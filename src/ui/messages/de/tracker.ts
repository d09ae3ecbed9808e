import type { DrinkChoice, DrinkType } from '../../../domain/drink-menu.ts';
import { drinkLabel, drinkNames } from './menu.ts';

export const subtitle = 'Dein Abend im Blick!';
export const yourSettings = (userName: string) => `${userName}, deine Einstellungen`;

export const totalDrinksToday = 'Getränke heute';
export const withAlcohol = 'mit Alkohol';
export const toastsTonight = 'Heute angestoßen';
export const noneWithAlcohol = 'Getränke heute: 0 mit Alkohol';
export const keepItFestive = 'Auf ein schönes Fest! 🎉';
export const whatAreYouDrinking = 'Was trinkst du?';
export const drinksToday = (drinkType: DrinkType, count: number) => `${drinkNames[drinkType]}, heute ${count}`;
export const tonight = 'Heute';
export const showTonight = (count: number) => `${count}. Getränke von heute zeigen`;

export const drinkingPace = 'Dein Tempo';
export const chooseYourStyle = 'Wie feierst du heute?';
export const drinkResponsibly = 'Trink mit Maß und komm gut heim!';

export const views = 'Ansichten';
export const viewStats = 'Statistik';
export const leaderboard = 'Rangliste';
export const reset = 'Zurücksetzen';

export const added = (drink: DrinkChoice) => `${drinkLabel(drink)} eingetragen!`;
export const totalIs = (count: number) => `Heute ${count} mit Alkohol.`;
export const toastsAre = (count: number) => `Heute ${count}-mal angestoßen.`;
export const undo = 'Rückgängig';
export const takenBack = (drink: DrinkChoice) => `${drinkLabel(drink)} zurückgenommen`;
export const didNotLoad = 'Das ließ sich nicht laden. Bitte versuch es noch einmal.';
