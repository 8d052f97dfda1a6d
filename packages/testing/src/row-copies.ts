import type { PGlite } from '@electric-sql/pglite';

/** Copy of all rows of a database. */
export interface RowCopies {
  /** Replaces all rows by the copied ones, and continues the counters of then. */
  putBack(): Promise<void>;
}

interface Table {
  readonly name: string;
  /** Quoted names of its columns, without generated ones. */
  readonly columns: string;
}

/** Schema of the copies, a table for each copied table. */
const COPIES = 'kept_rows';
let copies = 0;

/** Runs statements without the triggers that protect the ledger and the audit log, and without checks of references. */
const unguarded = (statements: string) =>
  `set session_replication_role = replica; ${statements}; set session_replication_role = origin`;

/** Size in bytes up to which deleting all rows takes less time than truncating, which creates new files for a table and its indexes. */
const MAX_DELETED = 65_536;

/** Empties all tables and restarts their counters. */
export async function emptyTables(engine: PGlite): Promise<void> {
  const { rows } = await engine.query<{ name: string; isSmall: boolean }>(
    `select format('%I', c.relname) as name, pg_relation_size(c.oid) <= ${MAX_DELETED} as "isSmall"
     from pg_class c join pg_namespace n on n.oid = relnamespace
     where nspname = 'public' and relkind = 'r' and pg_relation_size(c.oid) > 0 order by c.relname`,
  );
  if (rows.length === 0) return;
  const large = rows.filter(({ isSmall }) => !isSmall).map(({ name }) => `public.${name}`);
  const statements = [
    ...rows.filter(({ isSmall }) => isSmall).map(({ name }) => `delete from public.${name}`),
    ...(large.length === 0 ? [] : [`truncate ${large.join(', ')} cascade`]),
    ...(await counters(engine)).map(({ name }) => `alter sequence public.${name} restart`),
  ];
  await engine.exec(unguarded(statements.join('; ')));
}

/** Copies all rows, so that they can be put back any number of times. */
export async function copyRows(engine: PGlite): Promise<RowCopies> {
  const tables = await filledTables(engine);
  const counted = await counters(engine);
  const copyOf = new Map(tables.map(({ name }) => [name, `${COPIES}.t${(copies += 1)}`]));
  await engine.exec(
    [
      `create schema if not exists ${COPIES}`,
      ...tables.map(
        ({ name, columns }) =>
          `create unlogged table ${copyOf.get(name) ?? ''} as select ${columns} from public.${name}`,
      ),
    ].join('; '),
  );
  const statements = [
    ...tables.map(
      ({ name, columns }) =>
        `insert into public.${name} (${columns}) overriding system value select ${columns} from ${copyOf.get(name) ?? ''}`,
    ),
    ...counted.map(({ name, value }) => `select setval('public.${name}', ${value})`),
  ];
  return {
    async putBack() {
      await emptyTables(engine);
      if (statements.length > 0) await engine.exec(unguarded(statements.join('; ')));
    },
  };
}

async function filledTables(engine: PGlite): Promise<readonly Table[]> {
  const { rows } = await engine.query<Table>(
    `select format('%I', c.relname) as name,
       string_agg(format('%I', attname), ', ' order by attnum) filter (where attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = relnamespace
     join pg_attribute a on a.attrelid = c.oid and attnum > 0 and not attisdropped
     where nspname = 'public' and relkind = 'r' and pg_relation_size(c.oid) > 0
     group by c.relname order by c.relname`,
  );
  return rows;
}

/** Returns the counters that have given out a number, with the last one. */
async function counters(
  engine: PGlite,
): Promise<readonly { readonly name: string; readonly value: string }[]> {
  const { rows } = await engine.query<{ name: string; value: string }>(
    `select format('%I', sequencename) as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  );
  return rows;
}
