/**
 * Durability test: kills the built server at random moments of its start and of payments, uploads and messages, and starts it again.
 * Everything that it acknowledged must be there, jobs resume, no orphaned file remains, and no start needs manual repair. Some rounds end
 * with SIGTERM: then no request in progress may fail.
 *
 *   pnpm chaos:kill [--rounds 200] [--engine pglite|postgres] [--seed 1] [--as-built]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../scripts/build.ts';
import { startServices } from '../scripts/services.ts';
import { audit, openBooks } from './chaos/books.ts';
import { createChance, pause } from './chaos/chance.ts';
import { Effects } from './chaos/effects.ts';
import { Http } from './chaos/http.ts';
import { emptyPdf, noise } from './chaos/pictures.ts';
import { CampusProcess, freePort } from './chaos/process.ts';
import { expectOk, signUp, type Student } from './chaos/students.ts';
import { work, type Scene } from './chaos/work.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    engine: { type: 'string', default: 'pglite' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    /** Uses the server as last built. */
    'as-built': { type: 'boolean', default: false },
  },
});
if (!values['as-built']) await build();
const rounds = Number(values.rounds);
const chance = createChance(Number(values.seed));
/** Kind of each round, repeated in this order. The first three kinds make up a short run. */
const KINDS = ['work', 'drain', 'fresh', 'starting', 'work', 'work', 'starting', 'work', 'drain', 'work'];
const MAX_LIFE = 1_500;
/** Timeout in ms. The last reconciliation of a payment that the kill separated from its webhook comes after a minute. */
const PATIENCE = 150_000;

const services = values.engine === 'postgres' ? await startServices() : undefined;
if (values.engine === 'postgres' && services === undefined) throw new Error('There is no PostgreSQL here');
const dataDir = mkdtempSync(join(tmpdir(), 'campus-kill-'));
const port = await freePort();
const environment = (folder: string): NodeJS.ProcessEnv => ({
  DATA_DIR: folder,
  ...(services && { DATABASE_URL: services.databaseUrl }),
});
const start = (folder = dataDir) => new CampusProcess(port, environment(folder));

const problems: string[] = [];
const tally = { killed: 0, killedStarting: 0, killedFirstStart: 0, drained: 0, starts: 0, slowestStart: 0 };
const effects = new Effects();
const photo = noise(360, 240, chance);
let students: Student[] = [];
let conversationId = '';
let usualStart = 3_000;

function report(round: number, failures: readonly string[]): void {
  for (const failure of failures) {
    problems.push(`round ${round}: ${failure}`);
    console.error(`PROBLEM  round ${round}: ${failure}`);
  }
}

async function started(folder = dataDir): Promise<CampusProcess> {
  const at = Date.now();
  const campus = start(folder);
  await campus.ready();
  tally.starts += 1;
  usualStart = Date.now() - at;
  tally.slowestStart = Math.max(tally.slowestStart, usualStart);
  return campus;
}

async function killStarting(): Promise<void> {
  const campus = start();
  await pause(chance.number(usualStart));
  await campus.end('SIGKILL');
  tally.killedStarting += 1;
}

/** Kills the first start in an empty folder. The next start must succeed anyway. */
async function freshFolder(): Promise<void> {
  // With PostgreSQL, the folder holds only files.
  if (services !== undefined) return killStarting();
  const folder = mkdtempSync(join(tmpdir(), 'campus-kill-fresh-'));
  const first = start(folder);
  await pause(chance.number(usualStart));
  await first.end('SIGKILL');
  tally.killedFirstStart += 1;
  await (await started(folder)).end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}

/** A life of the server: checks earlier acknowledgements, makes requests, and ends while they run. */
async function live(round: number, campus: CampusProcess, end: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const http = new Http(campus.url);
  if (students.length === 0) {
    students = await signUp(http, 6);
    const [writer, reader] = students.slice(4);
    const opened = http.ask('POST', '/api/messages/conversations', {
      token: writer?.token ?? '',
      body: { recipientId: reader?.id },
    });
    conversationId = (await expectOk(opened)).body.data.id;
  }
  const [, , , , , reader] = students;
  if (reader !== undefined) report(round, await effects.lookAfter(http, conversationId, reader));
  const scene: Scene = {
    ...{ http, effects, chance, students, conversationId, photo },
    ...{ pdf: emptyPdf(), stopping: false, killed: false },
  };
  const failures = work(scene);
  // Scaled by the start-up time, because a busy machine starts and works slowly.
  await pause(50 + chance.number(Math.max(MAX_LIFE, usualStart / 4)));
  scene.stopping = true;
  scene.killed = end === 'SIGKILL';
  const code = await campus.end(end);
  report(round, await failures);
  if (end === 'SIGKILL') {
    tally.killed += 1;
  } else {
    tally.drained += 1;
    if (code !== 0) report(round, [`SIGTERM ended with ${code}: ${campus.output}`]);
  }
  http.close();
}

/** Gives the jobs time, has every message sent, and then audits the database. */
async function settle(): Promise<void> {
  const campus = await started();
  const http = new Http(campus.url);
  const [, , , , , reader] = students;
  if (reader !== undefined) report(rounds, await effects.lookAfter(http, conversationId, reader));
  for (const { sender, clientId, content } of effects.unsure.values()) {
    const body = { conversationId, clientId, content };
    const answer = await expectOk(http.ask('POST', '/api/messages/send', { token: sender.token, body }));
    effects.messages.push({ id: answer.body.data.id, sender });
  }
  const until = Date.now() + PATIENCE;
  for (const sale of effects.sales.values()) {
    while (sale.paid && sale.stage === 'pending_payment' && Date.now() < until) {
      const { body } = await expectOk(
        http.ask('GET', `/api/payments/${sale.paymentId}`, { token: sale.buyer.token }),
      );
      if (body.data.orderStatus !== 'pending_payment') sale.stage = body.data.orderStatus;
      else await pause(500);
    }
  }
  await quiet(http);
  if (services !== undefined) await resumed(services.databaseUrl);
  await campus.end('SIGTERM');
  http.close();
  const books = await openBooks(dataDir, services?.databaseUrl);
  report(rounds, await audit(books.query, dataDir, effects));
  await books.close();
}

/** Waits until jobs of a killed process run again, which happens only once their worker is known to be dead. */
async function resumed(databaseUrl: string): Promise<void> {
  const books = await openBooks(dataDir, databaseUrl);
  for (const until = Date.now() + PATIENCE; Date.now() < until; await pause(1_000)) {
    const rows = await books.query("select id from pgboss.job where state = 'active'");
    if (rows.length === 0) break;
  }
  await books.close();
}

/** Waits for the workers, which poll every second, and longer on a busy machine. */
async function quiet(http: Http): Promise<void> {
  for (let second = 0; second < Math.max(3, usualStart / 1_000); second += 1) {
    await expectOk(http.ask('GET', '/readyz'));
    await pause(1_000);
  }
}

try {
  for (let round = 1; round <= rounds; round += 1) {
    switch (KINDS[(round - 1) % KINDS.length]) {
      case 'fresh':
        await freshFolder();
        break;
      case 'starting':
        await killStarting();
        break;
      case 'drain':
        await live(round, await started(), 'SIGTERM');
        break;
      default:
        await live(round, await started(), 'SIGKILL');
    }
    if (round % 20 === 0) console.log(`${round} rounds, ${effects.count} acknowledged effects`);
  }
  await settle();
} catch (error) {
  problems.push(String(error));
  console.error(error);
} finally {
  await services?.stop();
}
console.log(
  `${values.engine}: ${rounds} rounds (seed ${values.seed}): ${tally.killed} kills at work, ${tally.killedStarting} while starting, ` +
    `${tally.killedFirstStart} in the first start of a folder, ${tally.drained} SIGTERM; ${tally.starts} starts, the slowest ${tally.slowestStart} ms`,
);
console.log(
  `acknowledged: ${effects.listings.size} listings, ${effects.sales.size} sales ` +
    `(${[...effects.sales.values()].filter((sale) => sale.stage === 'released').length} released), ` +
    `${effects.keys.repeated} requests repeated under their key (${effects.keys.interrupted} answers were lost), ` +
    `${effects.photos.length} photo files, ${effects.studyFiles.size} study files, ${effects.messages.length} messages`,
);
if (problems.length > 0) console.error(`${problems.length} problems; the data is in ${dataDir}`);
else rmSync(dataDir, { recursive: true, force: true });
console.log(problems.length === 0 ? 'nothing lost' : 'FAILED');
process.exit(problems.length === 0 ? 0 : 1);
