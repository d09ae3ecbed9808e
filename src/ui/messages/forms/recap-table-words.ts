/** The words of a recap in the form of a table (`GET …/recap?as=csv`). */
export interface RecapTableWords {
  readonly note: string;
  readonly isIncomplete: string;
  readonly guests: string;
  readonly logged: string;
  readonly drinks: string;
  readonly withAlcohol: string;
  readonly withoutAlcohol: string;
  readonly waters: string;
  readonly clinks: string;
  readonly firstToast: string;
  readonly lastToast: string;
  readonly kind: string;
  readonly menuDrink: string;
  readonly hour: string;
  readonly few: string;
}
