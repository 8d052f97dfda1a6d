import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS } from './areas.ts';
import { OWNERS } from './owners.ts';

const domain = join(import.meta.dirname, '../../packages/domain/src');

const OWNER_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(OWNERS).flatMap(([owner, tables]) => tables.map((table) => [table, owner] as const)),
);

/** Use of another area's table in a file of the domain. */
interface ForeignUse {
  readonly area: string;
  readonly table: string;
  readonly owner: string;
}

/** Returns the names of all tables of the schema. */
export const tablesOfSchema = (): readonly string[] =>
  globSync('platform/database/schema/*.ts', { cwd: domain }).flatMap((file) =>
    [...readFileSync(join(domain, file), 'utf8').matchAll(/^export const (\w+) = pgTable/gm)].map(
      ([, name = '']) => name,
    ),
  );

/** Returns the source files of the domain with their text, without tests. */
export const domainFiles = (): readonly (readonly [path: string, code: string])[] =>
  globSync('**/*.ts', { cwd: domain })
    .filter((path) => !path.endsWith('.test.ts') && !path.startsWith('platform/database/schema/'))
    .sort()
    .map((path) => [path, readFileSync(join(domain, path), 'utf8')]);

/** Returns the tables of other areas that a file writes: with the query builder or in raw SQL, also under another name. */
export function foreignWrites(path: string, code: string): readonly ForeignUse[] {
  const writes = /(?:\.(?:insert|update|delete)\(|(?:insert into|update|delete from) \$\{)(\w+)[)}]/g;
  const tables = new Map(importedTables(code).map(({ table, name }) => [name, table]));
  return foreign(
    path,
    [...code.matchAll(writes)].map(([, name = '']) => tables.get(name) ?? name),
  );
}

/** Returns the tables of other areas that a file imports. */
export const foreignImports = (path: string, code: string): readonly ForeignUse[] =>
  foreign(
    path,
    importedTables(code).map(({ table }) => table),
  );

/** Returns the tables of these whose status a file sets, in an object that it spells out. */
export function statusChanges(code: string, tables: readonly string[]): readonly string[] {
  const updates = /\.update\((\w+)\)\s*\.set\(([^;]*?)\)\s*\.(?:where|from)\(/g;
  return [...code.matchAll(updates)].flatMap(([, table = '', values = '']) =>
    tables.includes(table) && /(?<![.\w])status *[:,}]/.test(values) ? [table] : [],
  );
}

/** Returns the tables that a file imports, with their names in it. */
function importedTables(code: string): readonly { readonly table: string; readonly name: string }[] {
  const imports = /import (?:type )?\{([^}]*)\} from '[^']*\/database\/schema\/[^']*'/g;
  return [...code.matchAll(imports)].flatMap(([, list = '']) =>
    list.split(',').map((part) => {
      const [table = '', name = table] = part.trim().split(' as ');
      return { table, name };
    }),
  );
}

/** Returns true when the owner of the table is above the area that uses it. */
export const isUpward = ({ area, owner }: ForeignUse): boolean =>
  owner !== 'platform' && areaAt(owner) > areaAt(area);

const areaAt = (name: string) => AREAS.findIndex((area) => area === name);

function foreign(path: string, tables: readonly string[]): readonly ForeignUse[] {
  const area = path.split('/')[0] ?? '';
  return [...new Set(tables)].flatMap((table) => {
    const owner = OWNER_OF.get(table);
    return owner === undefined || owner === area ? [] : [{ area, table, owner }];
  });
}
