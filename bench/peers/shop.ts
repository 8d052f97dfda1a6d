import type { Served } from '../load/stage.ts';
import type { Journey } from './turns.ts';

/** Rows of the table. */
export const ROWS = {
  first: 'first page of a list',
  changing: '60 pages in turns, 5 changes a second',
  cold: 'a different page each time',
  detail: 'detail',
  search: 'search',
  begin: 'beginning to buy',
  purchase: 'a whole purchase',
} as const;
/** Name of a row, as `--only` takes it. */
export type RowName = keyof typeof ROWS;

/** Number of pages that are read in turns. */
export const PAGES_IN_TURNS = 60;
/** Listings on a page. */
export const PAGE = 20;
/** Connections to PostgreSQL that each server may open. */
export const POOL = 10;

/** A running server with its database, filled. */
export interface Shop extends Served {
  readonly name: string;
  readonly version: string;
  readonly database: string;
  /** Requests of each row. */
  readonly journeys: Readonly<Record<RowName, Journey>>;
  /** Statement that changes the listing `$1`, and ids for it. */
  readonly change: { readonly text: string; readonly ids: readonly string[] };
  /** Prepares a row, before the server is warmed up. */
  before?(row: RowName): Promise<void>;
}

/** Words of titles. Each search is one of them and the number of a listing. */
export const WORDS = ['kettle', 'laptop', 'mattress', 'fridge', 'textbook', 'calculator', 'bicycle'];
