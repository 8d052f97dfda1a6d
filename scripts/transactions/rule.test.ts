import { join } from 'node:path';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

const eslint = new ESLint({ cwd: join(import.meta.dirname, '../..') });

const reportsOf = async (code: string) => {
  const filePath = 'packages/domain/src/deals/offers/probe.ts';
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).filter(({ ruleId }) => ruleId === 'transactions/only-tx').length;
};

it.each([
  'export const f = (platform, tx) => platform.db.select();',
  'export function f({ db }, tx) { return db.select(); }',
  'export const f = ({ db }) => db.transaction(async (tx) => { await db.select(); return tx; });',
  'export const f = ({ db }) => db.transaction(async () => g({ db }));',
  'export class F { async f(tx) { await this.#platform.db.select(); } #platform; }',
  'export const f = (platform, tx) => platform.read.select();',
  'export const f = (platform, tx) => rows.map(() => platform.db.select());',
])('refuses a query outside of the transaction: %s', async (code) => {
  expect(await reportsOf(code)).toBeGreaterThan(0);
});

it.each([
  'export const f = (platform, tx) => tx.select();',
  'export const f = ({ db }) => db.transaction((tx) => tx.select());',
  'export async function f({ db }) { await db.transaction((tx) => tx.select()); await db.select(); }',
  'export const f = (tx) => { const find = (db) => db.select(); return find(tx); };',
  'export const f = (storage, tx) => storage.read(tx);',
])('allows %s', async (code) => {
  expect(await reportsOf(code)).toBe(0);
});
