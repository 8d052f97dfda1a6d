import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CampusProcess, freePort } from '../chaos/process.ts';

export interface SignedIn {
  readonly token: string;
  /** The value of the document cookie; undefined where the server sets none. */
  readonly page?: string | undefined;
  /** Of the campus that they are signed in to. */
  readonly url?: string;
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
  return {
    ...(await demoCampusAt(campus.url)),
    async close() {
      await campus.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The demo campus of a server that runs already, and goes on running. */
export async function demoCampusAt(url: string): Promise<DemoCampus> {
  const send = async (path: string, body?: object): Promise<Response> => {
    const answer = await fetch(`${url}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer;
  };
  const login = await send('/auth/login', DEMO);
  const page = /^campushive_page=([^;]+)/.exec(login.headers.getSetCookie()[0] ?? '')?.[1];
  const { data: signedIn } = (await login.json()) as { data: SignedIn };
  const { data: listed } = (await (await send('/hives?hiveType=essentials')).json()) as {
    data: { id: string; hiveTypeId: string; photos: unknown[]; postedById: string }[];
  };
  const listing = listed.find((one) => one.photos.length > 0 && one.postedById !== signedIn.user.id);
  if (listing === undefined) throw new Error('The demo campus has no listing with a photo');
  return { url, student: { ...signedIn, page, url }, listing, close: async () => undefined };
}
