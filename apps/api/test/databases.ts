import pg from 'pg';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with an embedded database, or the name of a PostgreSQL database: migrated, and empty. */
    databaseTemplate: string;
  }
}

/** A database for tests on the PostgreSQL of TEST_DATABASE_URL. */
export interface TestDatabase {
  readonly name: string;
  readonly url: string;
  drop(): Promise<void>;
}

/** Creates a database; returns undefined on the embedded engine. A `template` is copied, during which it must have no connections. */
export async function createTestDatabase(template?: string): Promise<TestDatabase | undefined> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined) return undefined;
  const name = `campus_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const statement = async (sql: string) => {
    const admin = new pg.Client({ connectionString: server });
    await admin.connect();
    await admin.query(sql).finally(() => admin.end());
  };
  await statement(`create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { name, url: url.toString(), drop: () => statement(`drop database ${name} with (force)`) };
}
