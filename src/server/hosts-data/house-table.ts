import type { HouseRules } from '../../domain/house/house-rules.ts';
import { storedRules } from '../../domain/house/rules-schema.ts';
import { change, first, type Work } from './work.ts';

export const houseTable = {
  *rules(): Work<HouseRules> {
    return storedRules(yield* houseTable.rulesText());
  },
  *rulesText(): Work<string | null> {
    return (yield* first<{ rules: string | null }>('SELECT rules FROM house'))?.rules ?? null;
  },
  putRules: (rules: HouseRules): Work<number> =>
    change(
      'INSERT INTO house (id, rules) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET rules = excluded.rules',
      JSON.stringify(rules),
    ),
  /** The base address that the server has learnt, or null. */
  *address(): Work<string | null> {
    return (yield* first<{ address: string | null }>('SELECT address FROM house'))?.address ?? null;
  },
  putAddress: (address: string | null): Work<number> =>
    change(
      'INSERT INTO house (id, address) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET address = excluded.address',
      address,
    ),
  /** The id of the celebration that is the template for new ones. */
  *template(): Work<string | null> {
    return (yield* first<{ template: string | null }>('SELECT template FROM house'))?.template ?? null;
  },
  putTemplate: (celebrationId: string): Work<number> =>
    change(
      'INSERT INTO house (id, template) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET template = excluded.template',
      celebrationId,
    ),
  /** Removes the template if it is this celebration. */
  dropTemplate: (celebrationId: string): Work<number> =>
    change('UPDATE house SET template = NULL WHERE template = ?', celebrationId),
};

/** The rules that count. */
export type HousesRules = () => Work<HouseRules>;

/** `fixed`: the rules in a file, which take precedence over stored rules. */
export function rulesOfHouse(fixed: HouseRules | null): HousesRules {
  return function* () {
    return fixed ?? (yield* houseTable.rules());
  };
}

/** Parses the same text only once, because every save reads the rules. */
export function createRulesReader(): (text: string | null) => HouseRules {
  let known: { readonly text: string | null; readonly rules: HouseRules } | null = null;
  return (text) => {
    known = known?.text === text ? known : { text, rules: storedRules(text) };
    return known.rules;
  };
}
