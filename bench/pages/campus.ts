import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CampusProcess, freePort } from '../chaos/process.ts';

export interface SignedIn {
  readonly token: string;
  readonly user: { readonly id: string };
}

/** The demo campus on the built server, with someone signed in and something to look at. */
export interface DemoCampus {
  readonly url: string;
  readonly student: SignedIn;
  /** A listing with a photo, of someone else. */
  readonly listing: { readonly id: string; readonly hiveTypeId: string };
  close(): Promise<void>;
}

const DEMO = { email: 'akosua.mensah@st.ug.edu.gh', password: 'Akwaaba2026' };

export async function openDemoCampus(): Promise<DemoCampus> {
  const folder = mkdtempSync(join(tmpdir(), 'campus-pages-'));
  const port = await freePort();
  const campus = new CampusProcess(port, { SEED: 'demo', DATA_DIR: folder });
  await campus.ready();
  const ask = async <T>(path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${campus.url}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return ((await answer.json()) as { data: T }).data;
  };
  const student = await ask<SignedIn>('/auth/login', DEMO);
  const listed = await ask<{ id: string; hiveTypeId: string; photos: unknown[]; postedById: string }[]>(
    '/hives?hiveType=essentials',
  );
  const listing = listed.find((one) => one.photos.length > 0 && one.postedById !== student.user.id);
  if (listing === undefined) throw new Error('The demo campus has no listing with a photo');
  return {
    url: campus.url,
    student,
    listing,
    async close() {
      await campus.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
