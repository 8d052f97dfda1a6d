import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as schema from '../../platform/database/schema/index.js';
import { INVENTORY } from './inventory.js';

it('lists every column that refers to a student, so that export and deletion cover each', () => {
  const missing = Object.values(schema as Record<string, unknown>).flatMap((table) => {
    if (!is(table, PgTable)) return [];
    const { name, foreignKeys } = getTableConfig(table);
    const toUsers = foreignKeys
      .map((key) => key.reference())
      .filter(({ foreignTable }) => foreignTable === schema.users)
      .flatMap(({ columns }) => columns);
    const existing = INVENTORY.filter((holding) => holding.table === table).flatMap(({ columns }) => columns);
    return toUsers.filter((column) => !existing.includes(column)).map((column) => `${name}.${column.name}`);
  });
  expect(missing).toEqual([]);
});
