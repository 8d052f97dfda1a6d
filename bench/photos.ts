/**
 * Measures how long a student's small photo takes beside another student's eight pictures of 69 megapixels, as a multiple of the same
 * photo alone. Rounds with and without the pictures alternate, so that other load on the machine affects both.
 *
 *   pnpm bench:photos [--rounds 4] [--as-built]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../scripts/build.ts';
import { createChance, pause } from './chaos/chance.ts';
import { Http, type Answer } from './chaos/http.ts';
import { noise, plain } from './chaos/pictures.ts';
import { CampusProcess, freePort } from './chaos/process.ts';
import { signUp, type Student } from './chaos/students.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '4' }, 'as-built': { type: 'boolean', default: false } },
});
const LARGE_PICTURES = 8;
/** Time in ms in which the large pictures reach the server. */
const ARRIVAL = 500;
const rounds = Number(values.rounds);
if (!values['as-built']) await build();

const small = noise(1_200, 900, createChance(1));
const large = plain(9_400, 7_340);
const dataDir = mkdtempSync(join(tmpdir(), 'campus-photos-'));
const campus = new CampusProcess(await freePort(), { DATA_DIR: dataDir });
await campus.ready();
const http = new Http(campus.url);
// Large pictures come from another student in each round, because the pixels of a student are limited per minute.
const [reader, ...others] = await signUp(http, rounds + 1);
if (reader === undefined) throw new Error('No student signed up');

const alone: number[] = [];
const beside: number[] = [];
const answers = new Map<number, number>();
for (const other of others) {
  alone.push(await timeSmall(reader));
  const flood = Array.from({ length: LARGE_PICTURES }, () => send(other, large));
  // The pictures arrive first: their student has the queue before the small photo comes.
  await pause(ARRIVAL);
  beside.push(await timeSmall(reader));
  for (const { status } of await Promise.all(flood)) answers.set(status, (answers.get(status) ?? 0) + 1);
}
const [before, during] = [median(alone), median(beside)];
console.log(`small photo alone            ${before.toFixed(0)} ms (median of ${rounds})`);
console.log(
  `beside ${LARGE_PICTURES} large pictures      ${during.toFixed(0)} ms, ${(during / before).toFixed(1)} times as long`,
);
console.log(
  `answers to large pictures    ${[...answers].map(([status, count]) => `${status}: ${count}`).join(', ')}`,
);
http.close();
await campus.end('SIGTERM');
rmSync(dataDir, { recursive: true, force: true });

async function timeSmall(student: Student): Promise<number> {
  const at = performance.now();
  const answer = await send(student, small);
  if (answer.status >= 300) throw new Error(`${answer.status}: ${answer.bytes.toString('utf8')}`);
  return performance.now() - at;
}

function send({ token }: Student, picture: Buffer): Promise<Answer> {
  const form = new FormData();
  form.set('purpose', 'listing-photo');
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'photo.png');
  return http.ask('POST', '/api/uploads', { token, body: form });
}

function median(times: readonly number[]): number {
  return times.toSorted((time, other) => time - other)[Math.floor(times.length / 2)] ?? 0;
}
