/**
 * Real-time test: students chat through two nodes behind a plain TCP balancer while connections, nodes and Redis are killed at random.
 * Then it compares the acknowledged messages with those on every side: none lost, none duplicated, and both sides of every conversation
 * in the server's order.
 *
 *   pnpm chaos:realtime [--clients 200] [--blows 12] [--seed 1] [--as-built]
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../scripts/build.ts';
import { startServices } from '../scripts/services.ts';
import { Balancer } from './chaos/balancer.ts';
import { createChance, pause } from './chaos/chance.ts';
import { Chatter, talk } from './chaos/chatter.ts';
import { Http } from './chaos/http.ts';
import { pairUp, populate } from './chaos/populace.ts';
import { CampusProcess, freePort } from './chaos/process.ts';
import { expectOk } from './chaos/students.ts';

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '200' },
    /** Number of failures to inject: a cut, a node, Redis, and again. */
    blows: { type: 'string', default: '12' },
    /** Average milliseconds between two messages of a student. */
    every: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    'as-built': { type: 'boolean', default: false },
  },
});
const chance = createChance(Number(values.seed));
/** Timeout in ms until all sent messages are acknowledged and delivered; the machine may be busy. */
const PATIENCE = 120_000;

if (!values['as-built']) await build();
const services = await startServices();
if (services === undefined) throw new Error('There is no PostgreSQL and Redis here');
const folder = mkdtempSync(join(tmpdir(), 'campus-realtime-'));
const [redisPort, entrance, ...ports] = [
  await freePort(),
  await freePort(),
  await freePort(),
  await freePort(),
];
let redis = startRedis();
const balancer = new Balancer(ports);
await balancer.listen(entrance);
const url = `http://127.0.0.1:${entrance}`;
const startNode = (at: number) =>
  new CampusProcess(ports[at] ?? 0, {
    DATA_DIR: folder,
    DATABASE_URL: services.databaseUrl,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    PUBLIC_URL: url,
  });

function startRedis(): ChildProcess {
  const options = ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', ''];
  return spawn('/usr/bin/redis-server', options, { stdio: 'ignore' });
}

const nodes = [startNode(0)];
await nodes[0]?.ready();
nodes.push(startNode(1));
await nodes[1]?.ready();

const students = await populate(services.databaseUrl, Number(values.clients));
const conversations = await pairUp(services.databaseUrl, students);
const http = new Http(url);
const chatters = students.map((student, at) => new Chatter(url, http, student, conversations[at] ?? ''));
const until = { over: false };
const talking = chatters.map((chatter, at) => talk(chatter, at, until, Number(values.every), chance));
const tally = { cuts: 0, connections: 0, nodes: 0, redis: 0 };

/** Injects a failure. The system recovers automatically; only killed processes are started again. */
async function strike(blow: number): Promise<void> {
  switch (blow % 3) {
    case 0:
      tally.cuts += 1;
      tally.connections += balancer.cut(0.2 + chance.number(0.6), chance);
      return;
    case 1: {
      const at = Math.floor(chance.number(2));
      await nodes[at]?.end('SIGKILL');
      tally.nodes += 1;
      await pause(chance.number(500));
      const node = startNode(at);
      nodes[at] = node;
      return node.ready();
    }
    default:
      redis.kill('SIGKILL');
      tally.redis += 1;
      await pause(200 + chance.number(2_000));
      redis = startRedis();
  }
}

await waitFor('everybody is there', () =>
  chatters.every((chatter) => chatter.settled || chatter.sent.length > 0),
);
for (let blow = 0; blow < Number(values.blows); blow += 1) {
  await pause(500 + chance.number(2_500));
  await strike(blow);
}
await pause(1_000);
until.over = true;
await Promise.all(talking);
await waitFor('everything is acknowledged', async () => {
  await Promise.all(chatters.map((chatter) => chatter.speak(undefined)));
  return chatters.every((chatter) => chatter.settled);
});

const problems: string[] = [];
/** Reads the server's messages, oldest first, once they are final, and compares them with those that arrived live. */
for (const [at, chatter] of chatters.entries()) {
  const truth = await stored(chatter);
  const ids = truth.map((one) => one.id);
  await waitFor(`side ${at} has everything`, () => chatter.log.length >= ids.length).catch((error: unknown) =>
    problems.push(String(error)),
  );
  const partner = chatters[at % 2 === 0 ? at + 1 : at - 1];
  const names = truth.map((one) => one.clientId);
  const lost = chatter.acknowledged.filter((id) => !ids.includes(id)).length;
  if (lost > 0) problems.push(`side ${at}: ${lost} acknowledged messages are lost`);
  if (new Set(names).size !== names.length) problems.push(`side ${at}: a message is stored twice`);
  if (names.length !== chatter.sent.length + (partner?.sent.length ?? 0)) {
    problems.push(`side ${at}: ${chatter.sent.length}+${partner?.sent.length} sent, ${names.length} stored`);
  }
  if (chatter.log.join() !== ids.join()) {
    const differs = ids.findIndex((id, position) => chatter.log[position] !== id);
    problems.push(`side ${at}: differs from the server at ${differs} of ${ids.length}`);
  }
}

async function stored(chatter: Chatter): Promise<{ id: string; clientId: string }[]> {
  const found: { id: string; clientId: string }[] = [];
  for (let cursor = ''; ;) {
    const path = `/api/messages/conversations/${chatter.conversationId}/messages?limit=50${cursor}`;
    const { body } = await expectOk(http.ask('GET', path, { token: chatter.student.token }));
    found.push(...body.data);
    if (body.pagination.nextCursor === null) return found.reverse();
    cursor = `&cursor=${body.pagination.nextCursor}`;
  }
}

async function waitFor(condition: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE; ; await pause(100)) {
    if (await holds()) return;
    if (Date.now() > end) throw new Error(`Not within ${PATIENCE / 1_000} s: ${condition}`);
  }
}

const sum = (of: (chatter: Chatter) => number) => chatters.reduce((total, chatter) => total + of(chatter), 0);
console.log(
  `${chatters.length} clients on two nodes (seed ${values.seed}): ${tally.cuts} cuts of ${tally.connections} connections, ` +
    `${tally.nodes} nodes and ${tally.redis} times Redis killed; ${sum((chatter) => chatter.reconnected)} reconnections`,
);
console.log(
  `${sum((chatter) => chatter.sent.length)} messages sent, ${sum((chatter) => chatter.acknowledged.length)} acknowledged, ` +
    `${sum((chatter) => chatter.log.length)} arrived, ${sum((chatter) => chatter.repeated)} deliveries repeated and recognised`,
);
for (const chatter of chatters) chatter.close();
http.close();
for (const node of nodes) {
  const code = await node.end('SIGTERM');
  if (code !== 0) problems.push(`a node ended with ${code}: ${node.output}`);
}
balancer.close();
redis.kill('SIGKILL');
await services.stop();
rmSync(folder, { recursive: true, force: true });
for (const problem of problems.slice(0, 20)) console.error(`PROBLEM  ${problem}`);
console.log(
  problems.length === 0 ? 'none lost, none doubled, same order' : `FAILED: ${problems.length} problems`,
);
process.exit(problems.length === 0 ? 0 : 1);
