import { readFileSync } from 'node:fs';
import { pause } from '../chaos/chance.ts';
import { populate } from '../chaos/populace.ts';
import { connectAll } from './chat.ts';
import type { Stage } from './stage.ts';

const CLIENTS = 1_600;
/** After this long, what opening a connection left behind has been collected. */
const REST = 8_000;

/** What a connection costs that says nothing: resident memory, with and without 1,500 of them. */
export async function measureIdle(stage: Stage, listings: number): Promise<void> {
  const url = await stage.database(listings);
  const students = await populate(url, CLIENTS);
  const campus = await stage.campus(url);
  // The first connections load what all share.
  const first = await connectAll(campus, students.slice(0, 100), []);
  await pause(REST);
  const before = resident(campus.pid);
  const pages = await connectAll(campus, students.slice(100), []);
  await pause(REST);
  const each = (resident(campus.pid) - before) / pages.length;
  console.log(`idle           ${pages.length} connections: ${each.toFixed(1)} KB of resident memory each`);
  for (const { socket } of [...first, ...pages]) socket.disconnect();
  await campus.end();
}

/** Kilobytes. */
const resident = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
