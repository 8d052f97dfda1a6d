/**
 * Compares CampusHive with other shops, each with the same number of rows on the same PostgreSQL under the same load, in turns A B A B A B.
 * Installs the peers outside the repository and prints one Markdown table. A peer that does not start is named, and the others go on.
 *
 *   node bench/peers.ts [--rows 10000] [--peers vendure,medusa] [--only first,changing,cold,detail,search,begin,purchase]
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { build } from '../scripts/build.ts';
import { startServices } from '../scripts/services.ts';
import { changeContinuously } from './load/calls.ts';
import { openStage, query, type Stage } from './load/stage.ts';
import { openCampus } from './peers/campus.ts';
import { postmasterOf } from './peers/database-time.ts';
import { openMedusa } from './peers/medusa.ts';
import { startProvider } from './peers/provider.ts';
import { POOL, ROWS, type RowName, type Shop } from './peers/shop.ts';
import { notesOf, tableOf, type Line } from './peers/table.ts';
import { inShopTurns } from './peers/turns.ts';
import { openVendure } from './peers/vendure.ts';

const PEERS: Readonly<Record<string, (database: string, rows: number) => Promise<Shop>>> = {
  vendure: openVendure,
  medusa: openMedusa,
};

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000' },
    peers: { type: 'string', default: Object.keys(PEERS).join(',') },
    only: { type: 'string', default: Object.keys(ROWS).join(',') },
    'as-built': { type: 'boolean', default: false },
  },
});
const rows = Number(values.rows);
const isRow = (name: string): name is RowName => name in ROWS;
const only = values.only.split(',').filter(isRow);
if (only.length === 0) throw new Error(`--only takes ${Object.keys(ROWS).join(', ')}`);
const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error))
    .replaceAll(/\s+/g, ' ')
    .replaceAll('|', '/')
    .slice(0, 300);

/** Measures the requested rows of CampusHive and one peer. */
async function compare(stage: Stage, postgres: string, name: string, provider: number): Promise<Line[]> {
  const open = PEERS[name];
  if (open === undefined) throw new Error(`the bench knows only ${Object.keys(PEERS).join(' and ')}`);
  const database = Object.assign(new URL(postgres), { pathname: `/${name}` }).toString();
  await query(postgres, `create database ${name}`);
  const peer = await open(database, rows);
  const lines: Line[] = [];
  try {
    const own = await openCampus(stage, rows, name, provider);
    const postmaster = await postmasterOf(postgres);
    for (const row of only) lines.push(await measureRow([own, peer], row, postmaster));
    notes.push(notesOf(own, peer));
    await own.end();
  } finally {
    await peer.end();
  }
  return lines;
}

async function measureRow(shops: readonly [Shop, Shop], row: RowName, postmaster: number): Promise<Line> {
  const [own, peer] = shops;
  const stops: (() => Promise<void>)[] = [];
  try {
    for (const shop of shops) {
      await shop.before?.(row);
      if (row === 'changing')
        stops.push(await changeContinuously(shop.database, shop.change.ids, shop.change.text));
    }
    const analyse = () => Promise.all(shops.map((shop) => query(shop.database, 'analyze')));
    const journeys = [own.journeys[row], peer.journeys[row]] as const;
    const line = { row, peer: peer.name, readings: await inShopTurns(shops, journeys, postmaster, analyse) };
    console.error(tableOf([line]).split('\n').at(-1));
    return line;
  } catch (error) {
    return { row, peer: peer.name, failure: reasonOf(error) };
  } finally {
    for (const stop of stops) await stop();
  }
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
if (!values['as-built']) await build();
const services = await startServices();
if (services === undefined) throw new Error('There is no PostgreSQL here');
const stage = openStage(services.databaseUrl, services.redisUrl);
const provider = await startProvider();
const lines: Line[] = [];
const notes: string[] = [];
try {
  for (const name of values.peers.split(',')) {
    try {
      lines.push(...(await compare(stage, services.databaseUrl, name, provider.port)));
    } catch (error) {
      console.log(`${name} is left out: ${reasonOf(error)}`);
    }
  }
  const load = loadavg().map((one) => one.toFixed(1));
  console.log(`\n${tableOf(lines)}\n`);
  console.log(
    `${values.rows} rows each, one process each, ${POOL} database connections each, 20 client connections, ` +
      `Node ${process.version}, load of the machine ${load.join(' ')} after 1, 5 and 15 minutes.`,
  );
  for (const note of notes) console.log(note);
} finally {
  provider.close();
  stage.close();
  await services.stop();
}
process.exit(0);
