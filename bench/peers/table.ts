import { percentile } from '../load/meter.ts';
import { rate } from '../load/stage.ts';
import { ROWS, type RowName, type Shop } from './shop.ts';
import type { ShopReading } from './turns.ts';

/** A measured row, of CampusHive and of a peer, or the reason why there is none. */
export type Line =
  | { readonly row: RowName; readonly peer: string; readonly readings: readonly [ShopReading, ShopReading] }
  | { readonly row: RowName; readonly peer: string; readonly failure: string };

/** Returns the results as one Markdown table, row by row, and under each row the peers. */
export function tableOf(lines: readonly Line[]): string {
  const names = Object.keys(ROWS);
  const sorted = [...lines].sort((a, b) => names.indexOf(a.row) - names.indexOf(b.row));
  return [
    '| | Peer | CampusHive, answers/s | Peer, answers/s | Ratio | p99, ms | CPU of the server, ms | CPU of PostgreSQL, ms |',
    '|---|---|---|---|---|---|---|---|',
    ...sorted.map(lineOf),
  ].join('\n');
}

function lineOf(line: Line): string {
  const title = `| ${ROWS[line.row]} | ${line.peer} |`;
  if ('failure' in line) return `${title} not measured: ${line.failure} | | | | | |`;
  const [own, peer] = line.readings;
  const both = (of: (reading: ShopReading) => string) => `${of(own)} and ${of(peer)}`;
  return (
    `${title} ${short(rate(own))} | ${short(rate(peer))} | ${short(rate(own) / rate(peer))} × | ` +
    `${both((one) => short(percentile(one.waits, 0.99)))} | ${both((one) => one.work.toFixed(2))} | ` +
    `${both((one) => one.databaseWork.toFixed(2))} |`
  );
}

/** Formats a number with two significant digits at least, and no decimals from ten on. */
const short = (value: number) => (value >= 10 ? Math.round(value).toLocaleString('en-GB') : value.toFixed(1));

/** Aspects of each peer that make a row unequal, by its name. */
const UNEQUAL: Readonly<Record<string, readonly string[]>> = {
  Vendure: [
    'its search is the DefaultSearchPlugin, whose index table has no full-text index',
    'beginning to buy puts a product into a cart, without a payment; ours also reserves and calls the provider',
    'a purchase is three requests and ends with a settled test payment, without a provider',
  ],
  Medusa: [
    'its search is `ilike` on titles; its experimental index engine and search module are off, as after an installation',
    'beginning to buy creates a cart, without a payment; ours also reserves and calls the provider',
    'a purchase is five requests and ends with an authorised payment of the system provider',
  ],
};

/** Returns the versions of a comparison and its unequal aspects. */
export function notesOf(own: Shop, peer: Shop): string {
  return [
    `${peer.name} ${peer.version}: ${(UNEQUAL[peer.name] ?? []).join('; ')}.`,
    `CampusHive (${own.version}): the first page and pages in turns are kept pages, checked against the database at each call.`,
  ].join('\n');
}
