import { describe, expect, it } from 'vitest';
import { OWNERS } from './owners.ts';
import {
  domainFiles,
  foreignImports,
  foreignWrites,
  isUpward,
  statusChanges,
  tablesOfSchema,
} from './table-use.ts';

/** Number of imports of a table of another area. May only shrink. */
const FOREIGN_IMPORTS = 185;

/** Files with the state machines of tables. */
const MACHINES = {
  listings: 'catalogue/hives/posting/move.ts',
  orders: 'deals/payments/orders/orders.ts',
  stallOrders: 'deals/stall-orders/store.ts',
} as const;

const files = domainFiles();
const imports = files.flatMap(([path, code]) => foreignImports(path, code));

describe('the owner of a table', () => {
  it('is named once for each table of the schema', () => {
    expect(Object.values(OWNERS).flat().sort()).toEqual([...tablesOfSchema()].sort());
  });

  it('is the only area that writes to it', () => {
    expect(
      files.flatMap(([path, code]) => foreignWrites(path, code).map(({ table }) => `${path} ${table}`)),
    ).toEqual([]);
  });

  it('is not above an area that reads the table', () => {
    expect(imports.filter(isUpward).map(({ area, table }) => `${area} ${table}`)).toEqual([]);
  });

  it('has its table imported by other areas only in the recorded number of places', () => {
    expect(imports).toHaveLength(FOREIGN_IMPORTS);
  });
});

it('changes the status of listings and orders only in their state machine', () => {
  const changes = files.flatMap(([path, code]) =>
    statusChanges(code, Object.keys(MACHINES)).map((table) => `${table} ${path}`),
  );
  expect([...new Set(changes)].sort()).toEqual(
    Object.entries(MACHINES).map(([table, path]) => `${table} ${path}`),
  );
});

describe('the check of table owners', () => {
  const probe = 'deals/offers/probe.ts';

  it.each([
    'await tx.insert(notifications).values({});',
    'await tx.update(notifications).set({});',
    'await tx.delete(notifications);',
    'sql`delete from ${notifications} where true`',
    "import { notifications as rows } from '../platform/database/schema/index.js'; await tx.delete(rows);",
  ])('reports a write to a table of another area: %s', (code) => {
    expect(foreignWrites(probe, code)).toEqual([{ area: 'deals', table: 'notifications', owner: 'base' }]);
    expect(foreignWrites('base/notifications/probe.ts', code)).toEqual([]);
  });

  it('reports a change of a status, and no other change', () => {
    const change = (values: string) => `await tx.update(listings).set(${values}).where(eq(listings.id, id));`;
    for (const values of ["{ status: 'sold' }", '{ status, updatedAt: now }'])
      expect(statusChanges(change(values), ['listings'])).toEqual(['listings']);
    expect(statusChanges(change('{ updatedAt: now }'), ['listings'])).toEqual([]);
  });

  it('reports an import of a table of another area, and marks one of a higher area', () => {
    const code = "import {\n  orders,\n  users as people,\n} from '../../platform/database/schema/index.js';";
    expect(foreignImports(probe, code)).toEqual([{ area: 'deals', table: 'users', owner: 'accounts' }]);
    expect(foreignImports('talk/messages/probe.ts', code).filter(isUpward)).toEqual([
      { area: 'talk', table: 'orders', owner: 'deals' },
    ]);
  });
});
