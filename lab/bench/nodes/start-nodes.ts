import { type Postgres, startPostgres } from '../harness/postgres.ts';
import { type Product, startProduct } from '../harness/product.ts';

/** Servers that share one new database. */
export interface Nodes {
  readonly products: readonly Product[];
  readonly database: Postgres;
  stop(): Promise<void>;
}

/** `prepare` gets the address of the empty database before the first server starts. */
export async function startNodes(
  count: number,
  prepare: (databaseUrl: string) => Promise<void> = async () => {},
): Promise<Nodes> {
  const database = await startPostgres();
  const products: Product[] = [];
  const stop = async () => {
    await Promise.all(products.map((product) => product.stop()));
    await database.stop();
  };
  try {
    await prepare(database.uri);
    while (products.length < count) products.push(await startProduct([], { DATABASE_URL: database.uri }));
    return { products, database, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
