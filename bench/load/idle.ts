import { readFileSync } from 'node:fs';
import { pause } from '../chaos/chance.ts';
import { populate } from '../chaos/populace.ts';
import { connectAll } from './chat.ts';
import type { Stage } from './stage.ts';

const CLIENTS = 1_600;
/** Milliseconds after which the garbage of opening connections has been collected. */
const IDLE_MS = 8_000;

/** Measures the memory of an idle connection: resident memory with and without 1,500 of them. */
export async function measureIdle(stage: Stage, listings: number): Promise<void> {
  const url = await stage.database(listings);
  const students = await populate(url, CLIENTS);
  const campus = await stage.campus(url);
  // The first connections load code and data that all share.
  const first = await connectAll(campus, students.slice(0, 100), []);
  await pause(IDLE_MS);
  const before = resident(campus.pid);
  const pages = await connectAll(campus, students.slice(100), []);
  await pause(IDLE_MS);
  const each = (resident(campus.pid) - before) / pages.length;
  console.log(`idle           ${pages.length} connections: ${each.toFixed(1)} KB of resident memory each`);
  for (const { socket } of [...first, ...pages]) socket.disconnect();
  await campus.end();
}

/** Returns the resident memory of a process, in kilobytes. */
const resident = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
