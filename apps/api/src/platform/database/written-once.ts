import { is, Placeholder, SQL, type QueryWithTypings } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

/** A statement whose text stands already. */
class Written extends SQL {
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
 * A statement in SQL that is written out once, however often it is made: for those with many values, where that takes
 * longer than sending them. Its values are `sql.placeholder`s; one that stands in several places is sent once, so it has to
 * be of one type in all of them.
 */
export function writtenOnce<Name extends string>(
  template: SQL,
): (values: Readonly<Record<Name, string | number | null>>) => SQL {
  const { sql, params } = new PgDialect().sqlToQuery(template);
  const names = params.map((param) => {
    if (!is(param, Placeholder)) throw new Error('A statement that is written once has placeholders only');
    return String(param.name) as Name;
  });
  const sent = [...new Set(names)];
  const text = sql.replace(/\$(\d+)/g, (_, place: string) => {
    const name = names[Number(place) - 1];
    return `$${name === undefined ? 0 : sent.indexOf(name) + 1}`;
  });
  return (values) => new Written({ sql: text, params: sent.map((name) => values[name]) });
}
