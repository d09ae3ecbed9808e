import type { DrinkChoice, DrinkType } from '../../../domain/drink-menu.ts';
import { drinkLabel, drinkNames } from './menu.ts';

export const subtitle = 'A tua festa, copo a copo!';
export const yourSettings = (userName: string) => `${userName}, as tuas definições`;

export const totalDrinksToday = 'Bebidas de hoje';
export const withAlcohol = 'com álcool';
export const toastsTonight = 'Brindes de hoje';
export const noneWithAlcohol = 'Bebidas de hoje: 0 com álcool';
export const keepItFestive = 'Siga a festa! 🎉';
export const whatAreYouDrinking = 'O que bebes?';
export const drinksToday = (drinkType: DrinkType, count: number) => `${drinkNames[drinkType]}, hoje ${count}`;
export const tonight = 'Esta noite';
export const showTonight = (count: number) => `${count}. Ver as bebidas desta noite`;

export const drinkingPace = 'O teu ritmo';
export const chooseYourStyle = 'Como vais celebrar?';
export const drinkResponsibly = 'Bebe com moderação e aproveita a festa!';

export const views = 'Vistas';
export const viewStats = 'Estatísticas';
export const leaderboard = 'Ranking';
export const reset = 'Recomeçar';

export const added = (drink: DrinkChoice) => `Já cá canta: ${drinkLabel(drink)}!`;
export const totalIs = (count: number) => `Hoje já vais em ${count} com álcool.`;
export const toastsAre = (count: number) => `Brindes de hoje: ${count}.`;
export const undo = 'Anular';
export const takenBack = (drink: DrinkChoice) => `${drinkLabel(drink)}: já não conta`;
export const didNotLoad = 'Não carregou. Tenta outra vez.';
