// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTransport } from '@campushive/browser/transport';

type Early = (url: string, token: string | null, language: string) => Promise<unknown> | undefined;

const code = readFileSync(join(import.meta.dirname, '../public/early.js'), 'utf8');
const root = document.documentElement;
const early = () => (window as { early?: Early }).early;
const LISTING = '/dashboard/hives/essentials/01a2';
const answered = { status: 'success', data: { id: '01a2', photos: [] } };

/** A worker of an earlier visit stands between the page and the network, or none does. */
const worker = (controller: object | null) =>
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } });

/** Runs public/early.js as the page of that address does, before its body is there. */
function open(
  at: string,
  data: Record<string, string> = {},
): { answer: (body: unknown) => void; fail: () => void; asked: string[] } {
  const asked: string[] = [];
  let [answer, fail] = [(_body: unknown) => {}, () => {}];
  const coming = new Promise<Response>((resolve, reject) => {
    answer = (body) => resolve(Response.json(body));
    fail = () => reject(new TypeError('no network'));
  });
  vi.stubGlobal('fetch', (url: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(`${url} ${headers['authorization']} ${headers['accept-language']}`);
    return coming.then((one) => one.clone());
  });
  window.history.replaceState(null, '', at);
  const script = Object.assign(document.createElement('script'), { textContent: '' });
  Object.assign(script.dataset, { at: '/dashboard/hives/:hive/:id', asks: '/hives/{id}', ...data });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  new Function(code)();
  return { answer, fail, asked };
}

beforeEach(() => {
  worker({});
  localStorage.setItem('campushive_token', 'ours');
  localStorage.setItem(
    'campushive_user',
    JSON.stringify({ id: 'me', name: 'Ɛsi Adwoa Ɔfori', university: 'UG' }),
  );
});
afterEach(async () => {
  // Pages that were opened before do not watch this document any more.
  root.dataset['frame'] = 'taken';
  await Promise.resolve();
  localStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const key of Object.keys(root.dataset)) delete root.dataset[key];
  delete (window as { early?: Early }).early;
  delete (window as { drawn?: unknown }).drawn;
  root.hidden = false;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('asks for what the page asks first, once, and the app gets that answer', async () => {
  const page = open(LISTING);
  expect(page.asked).toEqual(['/api/hives/01a2 Bearer ours en']);
  const transport = createTransport({
    token: () => 'ours',
    language: () => 'en',
    sessionEnded: vi.fn(),
    early: early() as never,
  });
  const get = {
    method: 'GET',
    path: '/hives/01a2',
    body: undefined,
    headers: {},
    signal: undefined,
  } as const;
  const asking = transport({ ...get, download: false, onProgress: undefined });
  page.answer(answered);
  await expect(asking).resolves.toMatchObject({ status: 200, body: answered });
  expect(page.asked).toHaveLength(1);
  // What is asked for again is new, and what is written is never answered with what was read.
  await transport({ ...get, download: false, onProgress: undefined });
  await transport({ ...get, method: 'DELETE', download: false, onProgress: undefined });
  expect(page.asked).toHaveLength(3);
});

it('keeps the answer from whoever else signs in meanwhile, from another language, and from later', () => {
  const url = '/api/hives/01a2';
  open(LISTING);
  expect(early()?.(url, 'theirs', 'en')).toBeUndefined();
  expect(early()?.(url, 'ours', 'en')).toBeUndefined();
  open(LISTING);
  expect(early()?.(url, null, 'en')).toBeUndefined();
  open(LISTING);
  expect(early()?.(url, 'ours', 'fr')).toBeUndefined();
  open(LISTING);
  vi.spyOn(performance, 'now').mockReturnValue(30_001);
  expect(early()?.(url, 'ours', 'en')).toBeUndefined();
});

it('tells the app that a session has ended as any other answer does, and lets it ask again where none came', async () => {
  const ended = vi.fn();
  const page = open(LISTING);
  const host = { token: () => 'ours', language: () => 'en', sessionEnded: ended, early: early() } as never;
  page.answer({ status: 'error', code: 'session_expired' });
  const get = {
    method: 'GET',
    path: '/hives/01a2',
    body: undefined,
    headers: {},
    signal: undefined,
  } as const;
  await createTransport(host)({ ...get, download: false, onProgress: undefined });
  expect(ended).toHaveBeenCalledWith('ours', false);

  open(LISTING).fail();
  await expect(early()?.('/api/hives/01a2', 'ours', 'en')).resolves.toBeUndefined();
});

it('asks for nothing where the address says more than the page alone, or not what it needs', () => {
  expect(open(`${LISTING}?reference=1`).asked).toEqual([]);
  expect(root.dataset['search']).toBe('');
  expect(open('/dashboard/hives/essentials/%2e%2e').asked).toEqual([]);
  expect(open('/dashboard/tickets', { at: '/dashboard/tickets', asks: '' }).asked).toEqual([]);
  expect(
    open('/dashboard/profile', { at: '/dashboard/profile', asks: '/users/{me}/reviews?limit=10' }).asked,
  ).toEqual(['/api/users/me/reviews?limit=10 Bearer ours en']);
});

it('has the first photos fetched in the sizes that the page shows, unless bytes are dear', async () => {
  const variants = ['avif', 'webp'].map((format) => ({ format, width: 640, url: `/files/a.${format}` }));
  const list = { data: ['a', 'b', 'c'].map((id) => ({ id, photos: [{ variants }] })) };
  const preloads = () =>
    [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('imagesrcset'));
  open(LISTING, { photos: '2', sizes: '46vw' }).answer(list);
  await vi.waitFor(() => expect(preloads()).toEqual(['/files/a.avif 640w', '/files/a.avif 640w']), 20_000);
  document.head.replaceChildren();
  localStorage.setItem('campushive_preferences', JSON.stringify({ dataSaver: 'on', language: 'fr' }));
  const page = open(LISTING, { photos: '2', sizes: '46vw' });
  expect(page.asked).toEqual(['/api/hives/01a2 Bearer ours fr']);
  page.answer(list);
  await early()?.('/api/hives/01a2', 'ours', 'fr');
  expect(preloads()).toEqual([]);
});

it('puts the own name where the frame has its place', async () => {
  open(LISTING);
  document.body.innerHTML =
    '<h1>Welcome back, ꔀ</h1><i role="img" aria-label="ꔀ ꔁ"><b>ꔀꔁ</b></i><p>ꔀ ꔁ</p><p>ꔂ</p><input value="ꔀ ꔁ">';
  await vi.waitFor(
    () => expect(document.body.textContent).toBe('Welcome back, ƐsiƐƆƐsi Adwoa ƆforiUG'),
    20_000,
  );
  expect(document.querySelector('input')?.value).toBe('Ɛsi Adwoa Ɔfori');
  expect(document.querySelector('i')?.getAttribute('aria-label')).toBe('Ɛsi Adwoa Ɔfori');
});

it('presses again what was pressed before the app ran', async () => {
  open(LISTING);
  root.dataset['frame'] = 'drawn';
  document.body.innerHTML =
    '<button>Menu</button><main><button>Buy</button></main><button><b>You</b></button>';
  document.querySelector('b')?.click();
  const pressed = vi.fn();
  document.body.innerHTML = '<button>Menu</button><main></main><button>You</button>';
  document.querySelectorAll('button')[1]?.addEventListener('click', pressed);
  root.dataset['frame'] = 'taken';
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce(), 20_000);
});

describe('on a first visit', () => {
  type TakeDrawn = (token: string, language: string) => Promise<unknown> | undefined;
  const drawn = (token = 'ours', language = 'en') =>
    (window as { drawn?: TakeDrawn }).drawn?.(token, language);
  const answers = { at: 1, data: [[['hives'], { title: 'Lamp' }]] };

  /** The page of that address, and what the server sends into its frame. */
  function visit(at: string) {
    worker(null);
    const sent: string[] = [];
    let end = (_status: number, _html: string) => {};
    class Request {
      status = 0;
      response: Document | null = null;
      onloadend = () => {};
      open = (method: string, url: string) => void sent.push(`${method} ${url}`);
      setRequestHeader = (name: string, value: string) => void sent.push(`${name}: ${value}`);
      send() {
        end = (status, html) => {
          this.status = status;
          this.response = status === 200 ? new DOMParser().parseFromString(html, 'text/html') : null;
          this.onloadend();
        };
      }
    }
    vi.stubGlobal('XMLHttpRequest', Request);
    const page = open(at);
    root.dataset['frame'] = 'drawn';
    document.body.innerHTML = '<header>Bar</header><main inert>Skeleton</main>';
    return { ...page, sent, end: (status: number, html = '') => end(status, html) };
  }
  const html = `<div id="drawn"><h1>Lamp</h1></div><script type="application/json" id="answers">${JSON.stringify(answers)}</script>`;

  it('shows what the server draws for this student, and gives the app its answers', async () => {
    const page = visit(`${LISTING}?from=1`);
    expect(page.sent).toEqual([
      'GET /drawn?at=%2Fdashboard%2Fhives%2Fessentials%2F01a2%3Ffrom%3D1',
      'accept-language: en',
      'authorization: Bearer ours',
    ]);
    const coming = drawn();
    page.end(200, html);
    await expect(coming).resolves.toEqual(answers.data);
    expect(document.body.innerHTML).toBe('<header>Bar</header><main inert=""><h1>Lamp</h1></main>');
    expect(root.dataset['search']).toBeUndefined();
    expect(page.asked).toEqual([]);
    // Taken once.
    expect(drawn()).toBeUndefined();
  });

  it('keeps it from whoever else signs in meanwhile, and out of a page that runs already', async () => {
    visit(LISTING);
    expect(drawn('theirs')).toBeUndefined();
    visit(LISTING);
    expect(drawn('ours', 'fr')).toBeUndefined();
    const page = visit(LISTING);
    const coming = drawn();
    root.dataset['frame'] = 'taken';
    page.end(200, html);
    await coming;
    expect(document.body.textContent).toBe('BarSkeleton');
  });

  it('asks for the answers alone where the server does not draw, or nobody answers', async () => {
    for (const status of [204, 0, 502]) {
      const page = visit(LISTING);
      const coming = drawn();
      page.end(status);
      await expect(coming).resolves.toBeUndefined();
      expect(page.asked).toEqual(['/api/hives/01a2 Bearer ours en']);
    }
  });
});
