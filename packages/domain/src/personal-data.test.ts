import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { personalData } from './base/personal-data/personal-data.js';
import { connectAreas } from './connect-areas.js';
import * as schema from './platform/database/schema/index.js';

it('lists every column that refers to a student, so that export and deletion cover each', () => {
  connectAreas();
  const holdings = personalData.use.flatMap((area) => area.holdings);
  const missing = Object.values<unknown>(schema).flatMap((table) => {
    if (!is(table, PgTable)) return [];
    const { name, foreignKeys } = getTableConfig(table);
    const toUsers = foreignKeys
      .map((key) => key.reference())
      .filter(({ foreignTable }) => foreignTable === schema.users)
      .flatMap(({ columns }) => columns);
    const existing = holdings.filter((holding) => holding.table === table).flatMap(({ columns }) => columns);
    return toUsers.filter((column) => !existing.includes(column)).map((column) => `${name}.${column.name}`);
  });
  expect(missing).toEqual([]);
});
