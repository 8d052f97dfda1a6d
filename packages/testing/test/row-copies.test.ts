import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables, copyRows } from '../src/row-copies.js';

let engine: PGlite;
beforeAll(async () => {
  engine = await PGlite.create();
  await engine.exec(`
    create table students (id text primary key, name text not null, search text generated always as (lower(name)) stored, facts jsonb);
    create table "Entries" (id bigint generated always as identity primary key, student text not null references students, amount int, photo bytea);
    create function refuse() returns trigger language plpgsql as $$ begin raise 'entries are never changed'; end $$;
    create trigger guard before update or delete on "Entries" for each row execute function refuse();
  `);
});
afterAll(() => engine.close());
beforeEach(async () => {
  await emptyTables(engine);
  await engine.exec(`
    insert into students values ('ama', 'Ama', default, 'null'), ('kofi', 'Kofi', default, null);
    insert into "Entries" (student, amount, photo) values ('ama', 5, '\\x00ff'), ('kofi', null, null);
  `);
});

const rowsOf = async (table: string) => (await engine.query(`select * from ${table} order by id`)).rows;
const all = async () => [await rowsOf('students'), await rowsOf('"Entries"')];
const addEntry = async () =>
  (await engine.query<{ id: number }>(`insert into "Entries" (student) values ('ama') returning id`)).rows[0]
    ?.id;

describe('copied rows', () => {
  it('are restored after rows were added, changed and deleted', async () => {
    const before = await all();
    const kept = await copyRows(engine);
    await engine.exec(
      `insert into students values ('esi', 'Esi'); update students set name = 'Kwame' where id = 'kofi'`,
    );
    await addEntry();
    await kept.putBack();
    expect(await all()).toEqual(before);
    await emptyTables(engine);
    expect(await all()).toEqual([[], []]);
    await kept.putBack();
    expect(await all()).toEqual(before);
  });

  it('restore the identity counters, which restart when tables are emptied', async () => {
    const kept = await copyRows(engine);
    expect([await addEntry(), await addEntry()]).toEqual([3, 4]);
    await kept.putBack();
    expect(await addEntry()).toBe(3);
    await emptyTables(engine);
    await engine.exec(`insert into students values ('ama', 'Ama')`);
    expect(await addEntry()).toBe(1);
  });

  it('are restored in tables that have grown large, with triggers and references in force', async () => {
    const before = await all();
    const kept = await copyRows(engine);
    await engine.exec(
      `insert into "Entries" (student, photo) select 'ama', decode(repeat('ab', 500), 'hex') from generate_series(1, 200)`,
    );
    await kept.putBack();
    expect(await all()).toEqual(before);
    await expect(engine.exec('delete from "Entries"')).rejects.toThrow('entries are never changed');
    await expect(engine.exec(`insert into "Entries" (student) values ('abena')`)).rejects.toThrow(
      'foreign key',
    );
  });

  it('are restored from several copies in any order', async () => {
    const first = await copyRows(engine);
    await addEntry();
    const second = await copyRows(engine);
    await first.putBack();
    expect(await rowsOf('"Entries"')).toHaveLength(2);
    await second.putBack();
    expect(await rowsOf('"Entries"')).toHaveLength(3);
  });
});
