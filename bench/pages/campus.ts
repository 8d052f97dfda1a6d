import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CampusProcess, freePort } from '../chaos/process.ts';

export interface SignedIn {
  readonly token: string;
  /** Value of the document cookie; undefined where the server sets none. */
  readonly page?: string | undefined;
  /** Address of the campus on which the student is logged in. */
  readonly url?: string;
  readonly user: { readonly id: string };
}

/** The demo campus on the built server, with a logged-in student and a listing. */
export interface DemoCampus {
  readonly url: string;
  readonly student: SignedIn;
  /** A listing with a photo, by another student. */
  readonly listing: { readonly id: string; readonly hiveTypeId: string };
  close(): Promise<void>;
}

const DEMO = { email: 'akosua.mensah@st.ug.edu.gh', password: 'Akwaaba2026' };

export async function openDemoCampus(): Promise<DemoCampus> {
  const folder = mkdtempSync(join(tmpdir(), 'campus-pages-'));
  const port = await freePort();
  const campus = new CampusProcess(port, { SEED: 'demo', DATA_DIR: folder });
  await campus.ready();
  return {
    ...(await demoCampusAt(campus.url)),
    async close() {
      await campus.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Logs a student of the demo campus in on another device. */
export async function signInAt(
  url: string,
  { email, password = DEMO.password }: { email: string; password?: string },
): Promise<SignedIn> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`Signing in was answered with ${answer.status}`);
  const page = /^campushive_page=([^;]+)/m.exec(answer.headers.getSetCookie().join('\n'))?.[1];
  const { data } = (await answer.json()) as { data: SignedIn };
  return { ...data, page, url };
}

/** Uses the demo campus of a running server, which keeps running. */
export async function demoCampusAt(url: string): Promise<DemoCampus> {
  const student = await signInAt(url, DEMO);
  const { data: listed } = (await (await fetch(`${url}/api/hives?hiveType=essentials`)).json()) as {
    data: { id: string; hiveTypeId: string; photos: unknown[]; postedById: string }[];
  };
  const listing = listed.find((one) => one.photos.length > 0 && one.postedById !== student.user.id);
  if (listing === undefined) throw new Error('The demo campus has no listing with a photo');
  return { url, student, listing, close: async () => undefined };
}
