import { findUniversity, type Institution } from '@campushive/contract';
import { countWaiting } from '@campushive/domain/accounts/waiting-list/waiting';
import { launchUniversity, openUniversities } from '@campushive/domain/base/universities/launches';
import { campus } from '@campushive/domain/platform/campus';
import type { OpenPlatform } from '../platform/open.js';
import type { LaunchChoice } from './admin-order.js';
import { Refused } from './admin-refused.js';

/** Opens universities for new accounts, or lists them. The server sends the invitations to addresses that wait. */
export async function launch(platform: OpenPlatform, which: LaunchChoice): Promise<readonly string[]> {
  const { db, clock } = platform;
  if (which === 'list') return listUniversities(platform);
  const chosen = which === 'all' ? campus.institutions : [universityOf(which.university)];
  const opened = await db.transaction(async (tx) => {
    const names: string[] = [];
    for (const { id, name } of chosen) if (await launchUniversity(tx, id, clock.now())) names.push(name);
    return names;
  });
  if (opened.length === 0)
    return [which === 'all' ? 'Every university is open already.' : 'It is open already.'];
  const waiting = await countWaiting(db);
  const invited = chosen.reduce((sum, { id }) => sum + (waiting.get(id) ?? 0), 0);
  const closed = campus.institutions.length - (await openUniversities(db)).length;
  return [
    ...opened.map((name) => `${name} is open.`),
    `${closed} universities have a waiting list.`,
    ...(invited > 0 ? [`The server invites ${invited} addresses that wait, 50 a minute.`] : []),
  ];
}

/** Returns the university of an id or a name; throws Refused. */
export function universityOf(typed: string): Institution {
  const university = findUniversity(campus, typed);
  if (university === undefined)
    throw new Refused(`--university: there is no "${typed}"; "pnpm admin launch --list" shows the ids.`);
  return university;
}

async function listUniversities({ db }: OpenPlatform): Promise<readonly string[]> {
  const open = new Set((await openUniversities(db)).map(({ id }) => id));
  const waiting = await countWaiting(db);
  const isBefore = open.size === campus.institutions.length;
  return [
    ...(isBefore ? ['Every university is open.'] : []),
    ...campus.institutions.map(({ id, name }) => {
      const count = waiting.get(id) ?? 0;
      const state = open.has(id) ? 'open   ' : 'waiting';
      return `${state}  ${id.padEnd(10)}  ${name}${count === 0 ? '' : `  ${count} on the list`}`;
    }),
  ];
}
