import { type ParseArgsConfig, parseArgs } from 'node:util';

type Option = number | string | boolean;
type Widened<O> = O extends number ? number : O extends string ? string : boolean;
type Read<Defaults> = { readonly [Name in keyof Defaults]: Widened<Defaults[Name]> } & {
  /** The words between the options. */
  readonly words: readonly string[];
};

/**
 * Reads the options of a program. Each has the type of its default. With `--help`, prints `help` and ends the program.
 * An unknown option, a text or a negative number in place of a number, or a false result of `isRight` ends the program
 * with status 1.
 */
export function readOptions<const Defaults extends Readonly<Record<string, Option>>>(
  help: string,
  defaults: Defaults,
  isRight: (read: Read<Defaults>) => boolean = () => true,
): Read<Defaults> {
  const options: ParseArgsConfig['options'] = { help: { type: 'boolean' } };
  for (const [name, value] of Object.entries(defaults))
    options[name] = { type: typeof value === 'boolean' ? 'boolean' : 'string' };
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const named = Object.entries(defaults).map(([name, value]) => {
      const given = values[name] ?? value;
      return [name, typeof value === 'number' ? Number(given) : given] as const;
    });
    const read = { ...Object.fromEntries(named), words: positionals } as Read<Defaults>;
    const areNumbers = named.every(([, value]) => typeof value !== 'number' || value >= 0);
    if (!values.help && areNumbers && isRight(read)) return read;
    console.log(help);
    process.exit(values.help ? 0 : 1);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${help}`);
    process.exit(1);
  }
}
