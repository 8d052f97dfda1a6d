import { is, Placeholder, SQL, type QueryWithTypings } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

/** A statement whose text is compiled already. */
class PrecompiledSql extends SQL {
  readonly #query: QueryWithTypings;

  constructor(query: QueryWithTypings) {
    super([]);
    this.#query = query;
  }

  override toQuery(): QueryWithTypings {
    return this.#query;
  }
}

/**
 * Compiles an SQL statement to text once: for statements with many values, where compiling takes longer than sending. Its
 * values are `sql.placeholder`s; a placeholder used in several places is sent once, so it must have one type in all of them.
 */
export function precompiledSql<Name extends string>(
  template: SQL,
): (values: Readonly<Record<Name, string | number | null>>) => SQL {
  const { sql, params } = new PgDialect().sqlToQuery(template);
  const names = params.map((param) => {
    if (!is(param, Placeholder)) throw new Error('A precompiled statement takes placeholders only');
    return String(param.name) as Name;
  });
  const sent = [...new Set(names)];
  const text = sql.replace(/\$(\d+)/g, (_, place: string) => {
    const name = names[Number(place) - 1];
    return `$${name === undefined ? 0 : sent.indexOf(name) + 1}`;
  });
  return (values) => new PrecompiledSql({ sql: text, params: sent.map((name) => values[name]) });
}
