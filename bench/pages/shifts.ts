import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import type { DemoCampus } from './campus.ts';
import { phone, readThrough, settled } from './phone.ts';

const web = (path: string) => fileURLToPath(new URL(`../../apps/campus/${path}`, import.meta.url));

/** Finds the id for an address with a variable, in a response of the API to a student. */
type Find = (answer: { readonly data: readonly unknown[] }) => unknown;
const first: Find = ({ data }) => idOf(data[0]);
const idOf = (one: unknown): unknown => (one as { id?: unknown } | undefined)?.id;

/** Call that supplies the first `:id` of an address, and the function that finds it in the response. */
const IDS: Readonly<Record<string, readonly [ask: string, find: Find]>> = {
  '/universities/:id': ['/universities', first],
  '/dashboard/payments/:id': ['/payments', first],
  '/dashboard/payments/:id/receipt': ['/payments', first],
  '/dashboard/messages/:id': ['/threads?kind=direct', first],
  '/dashboard/messages/groups/:groupId': ['/threads?kind=group', first],
  '/dashboard/services/:id': [
    '/services',
    ({ data }) => idOf((data[0] as { listing?: unknown } | undefined)?.listing),
  ],
  '/dashboard/users/:id': [
    '/hives?hiveType=academia',
    ({ data }) => (data[0] as { postedById?: unknown } | undefined)?.postedById,
  ],
  '/dashboard/hives/buzz/:id/attendees': ['/hives?hiveType=buzz', first],
  '/dashboard/hives/:hive/:id/edit': ['/hives/my/posted', first],
  '/dashboard/hives/:hive/:id/applicants': ['/hives/my/posted', first],
  '/dashboard/appeals/:id': ['/hives/my/posted', first],
};

export interface Moved {
  readonly path: string;
  readonly member: boolean;
  readonly cls: number;
  readonly moved: readonly string[];
}

/** Opens every page like a phone on its first visit, scrolls to its end, and measures its layout shifts. */
export async function* measureShifts(browser: Browser, campus: DemoCampus): AsyncGenerator<Moved> {
  for (const [path, member] of await addresses(campus)) {
    const one = await phone(browser, member ? campus.student : null);
    await one.page.goto(campus.url + path, { timeout: 120_000 });
    await settled(one.page);
    await readThrough(one.page);
    const { cls, moved } = await one.vitals();
    await one.close();
    yield { path, member, cls, moved };
  }
}

async function addresses(campus: DemoCampus): Promise<readonly (readonly [path: string, member: boolean])[]> {
  const patterns = JSON.parse(readFileSync(web('dist-server/addresses.json'), 'utf8')) as string[];
  const [article = ''] = readdirSync(web('dist/help')).filter((name) => !name.includes('.'));
  const found: [string, boolean][] = [];
  for (const pattern of patterns) {
    const id = await idFor(campus, pattern);
    const path = pattern
      .replace('/categories/:id', `/categories/${campus.listing.hiveTypeId}`)
      .replace(':hive', campus.listing.hiveTypeId)
      .replace(':article', article)
      .replace(/:(id|groupId)/, id);
    found.push([path, pattern.startsWith('/dashboard') || pattern.startsWith('/settings')]);
  }
  return found;
}

async function idFor(campus: DemoCampus, pattern: string): Promise<string> {
  const lookup = IDS[pattern];
  if (lookup === undefined) return campus.listing.id;
  const [path, find] = lookup;
  const answer = await fetch(`${campus.url}/api${path}`, {
    headers: { authorization: `Bearer ${campus.student.token}` },
  });
  const id = find((await answer.json()) as { data: unknown[] });
  if (typeof id !== 'string') throw new Error(`The demo campus has nothing for ${pattern}`);
  return id;
}
