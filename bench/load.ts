/**
 * Load test: measures every call next to its floor (node:http and a prepared statement), alternately within a run on the same machine, so
 * only the ratios are meaningful. The targets are in docs/scale.md.
 *
 *   pnpm bench [--sizes 1000,100000,1000000] [--only calls,reads,sizes,chat,nodes,idle,embedded] [--as-built]
 *              [--calls list,send] [--postgres <address of a server that a run before has filled, or will fill>]
 */
import { parseArgs } from 'node:util';
import { build } from '../scripts/build.ts';
import { startServices } from '../scripts/services.ts';
import { measureCalls } from './load/calls.ts';
import { measureChat } from './load/chat.ts';
import { measureEmbedded } from './load/embedded.ts';
import { measureIdle } from './load/idle.ts';
import { measureReads } from './load/reads.ts';
import { measureNodes } from './load/nodes.ts';
import { openStage } from './load/stage.ts';
import { measureSizes } from './load/sizes.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000,1000000' },
    only: { type: 'string', default: 'calls,reads,sizes,chat,nodes,idle,embedded' },
    calls: { type: 'string' },
    postgres: { type: 'string' },
    'as-built': { type: 'boolean', default: false },
  },
});
if (!values['as-built']) await build();
const services = await startServices();
if (services === undefined) throw new Error('There is no PostgreSQL and Redis here');
const sizes = values.sizes.split(',').map(Number);
const stage = openStage(values.postgres ?? services.databaseUrl, services.redisUrl);
const parts: Readonly<Record<string, () => Promise<void>>> = {
  calls: () => measureCalls(stage, sizes.at(-2) ?? sizes[0] ?? 1_000, values.calls?.split(',')),
  reads: () => measureReads(stage, sizes.at(-2) ?? sizes[0] ?? 1_000),
  sizes: () => measureSizes(stage, sizes[0] ?? 1_000, sizes.at(-1) ?? 1_000),
  chat: async () => {
    for (const [clients, aSecond] of [
      [1_000, 500],
      [5_000, 1_000],
    ] as const)
      await measureChat(stage, sizes[0] ?? 1_000, { clients, aSecond });
  },
  nodes: () => measureNodes(stage, sizes[0] ?? 1_000),
  idle: () => measureIdle(stage, sizes[0] ?? 1_000),
  embedded: () => measureEmbedded(),
};
try {
  for (const name of values.only.split(',')) await parts[name]?.();
} finally {
  stage.close();
  await services.stop();
}
process.exit(0);
