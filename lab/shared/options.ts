import { type ParseArgsConfig, parseArgs } from 'node:util';

type Option = number | string | boolean;
type Widened<O> = O extends number ? number : O extends string ? string : boolean;
type Read<Defaults> = { readonly [Name in keyof Defaults]: Widened<Defaults[Name]> };

/**
 * Reads the options of a program, each of the kind of its default, and the words between them. Prints `help` and ends the
 * program if somebody asks for it, and with status 1 if a number is none, or is less than 0.
 */
export function readOptions<const Defaults extends Readonly<Record<string, Option>>>(
  help: string,
  defaults: Defaults,
): Read<Defaults> & { readonly words: readonly string[] } {
  const options: ParseArgsConfig['options'] = { help: { type: 'boolean' } };
  for (const [name, value] of Object.entries(defaults))
    options[name] = { type: typeof value === 'boolean' ? 'boolean' : 'string' };
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const read = Object.entries(defaults).map(([name, value]) => {
    const given = values[name] ?? value;
    return [name, typeof value === 'number' ? Number(given) : given] as const;
  });
  const isRight = read.every(([, value]) => typeof value !== 'number' || value >= 0);
  if (values.help || !isRight) {
    console.log(help);
    process.exit(values.help ? 0 : 1);
  }
  return { ...(Object.fromEntries(read) as Read<Defaults>), words: positionals };
}
