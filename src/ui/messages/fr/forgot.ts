import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import { plural } from './forms.ts';
import { drinkLabel } from './menu.ts';

export const addEarlier = 'Ajouter un verre oublié';
export const forgotOne = 'Un oubli ?';
export const whichDrink = 'Qu’est-ce que c’était ?';
export const aboutWhen = 'Vers quelle heure ?';
export const agoChoices: Record<15 | 30 | 60 | 120, string> = {
  15: 'Il y a 15 minutes',
  30: 'Il y a 30 minutes',
  60: 'Il y a 1 heure',
  120: 'Il y a 2 heures',
};
export const anotherTime = 'Une autre heure';
export const theTime = 'L’heure';
export const atAbout = (time: string) => `vers ${time}`;
export const between = (earliest: string, latest: string) => `Choisis une heure entre ${earliest} et ${latest}.`;

export const somethingElse = 'C’était autre chose';
export const wasEarlier = 'C’était plus tôt';
export const changeDrink = (drink: DrinkChoice, time: string) => `Modifier ${drinkLabel(drink)}, ${time}`;
export const changed = (drink: DrinkChoice, time: string) => `Modifié : ${drinkLabel(drink)}, ${time}`;
export const broughtBack = (drink: DrinkChoice) => `De retour : ${drinkLabel(drink)}`;

export const notAdded = (drink: DrinkChoice, time: string) =>
  `Pas ajouté : ${drinkLabel(drink)}, ${time}. Cette heure est en dehors de la fête.`;
export const notChanged = (drink: DrinkChoice, time: string) =>
  `Pas modifié : ${drinkLabel(drink)}, ${time}. L’autre heure est en dehors de la fête.`;
export const onlyHere = (drink: DrinkChoice, time: string) =>
  `Sur ce téléphone seulement, pour l’instant : ${drinkLabel(drink)}, ${time}.`;
export const notAddedMany = (count: number) =>
  plural(count, {
    one: `${count} boisson n’a pas été ajoutée. Son heure est en dehors de la fête.`,
    other: `${count} boissons n’ont pas été ajoutées. Leurs heures sont en dehors de la fête.`,
  });
export const notChangedMany = (count: number) =>
  plural(count, {
    one: `${count} boisson n’a pas été modifiée. L’autre heure est en dehors de la fête.`,
    other: `${count} boissons n’ont pas été modifiées. Les autres heures sont en dehors de la fête.`,
  });
export const onlyHereMany = (count: number) =>
  plural(count, {
    one: `${count} boisson est sur ce téléphone seulement, pour l’instant.`,
    other: `${count} boissons sont sur ce téléphone seulement, pour l’instant.`,
  });
