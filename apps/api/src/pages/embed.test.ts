import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../test/campus.js';
import { LISTINGS } from '../../test/bad-input/ingredients.js';

let campus: TestCampus;
let seller: TestStudent;
let id: string;
const TITLE = 'Kettle <script>alert(1)</script> & "more"';

beforeAll(async () => {
  campus = await openTestCampus();
  seller = await campus.student('Kofi Seller', 'seller@st.ug.edu.gh');
  id = await post(TITLE);
});
afterAll(() => campus.close());

async function post(title: string): Promise<string> {
  const body = { hiveType: 'essentials', ...LISTINGS.essentials, title };
  return (await campus.request('POST', '/hives', { token: seller.token, body })).body.data.id;
}
const at = () => campus.app.platform.config.publicUrl;
const get = (path: string, headers: Record<string, string> = {}) => fetch(campus.url + path, { headers });
const ask = (url: string, more = '') => get(`/api/oembed?url=${encodeURIComponent(url)}${more}`);

it('serves a card that any site may frame, without scripts or forms', async () => {
  const answer = await get(`/embed/listings/${id}`);
  expect(answer.status).toBe(200);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      'frame-ancestors *',
      "form-action 'none'",
      "trusted-types 'none'",
    ]),
  );
  expect(policy).not.toMatch(/script-src|unsafe|connect-src/);
  expect(answer.headers.has('x-frame-options')).toBe(false);
  expect(answer.headers.has('set-cookie')).toBe(false);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const page = await answer.text();
  expect(page).toContain('Kettle &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;');
  expect(page).not.toContain('<script');
  expect(page).toContain(`href="${at()}/tasks/${id}" target="_blank" rel="noopener"`);
  expect(page).toContain('<strong>₵2,450.50</strong>');
  expect(page).toContain('<small>Essentials · University of Ghana</small>');
  expect(page).not.toContain(seller.name);
});

it('uses the language of the reader', async () => {
  expect(await (await get(`/embed/listings/${id}?lang=fr`)).text()).toContain('Voir sur CampusHive');
  expect(await (await get(`/embed/listings/${id}`, { 'accept-language': 'es' })).text()).toContain(
    'Ver en CampusHive',
  );
});

it('shows the lowest price of an event with several prices', async () => {
  const { registrationLink: _link, ...event } = LISTINGS.buzz as Record<string, unknown>;
  const prices = async (...of: number[]) => {
    const ticketKinds = of.map((price) => ({ name: `For ${price}`, price, quota: 5 }));
    const body = { hiveType: 'buzz', ...event, ticketKinds };
    const made = (await campus.request('POST', '/hives', { token: seller.token, body })).body.data.id;
    const said = async (lang: string) => {
      const text = await (await get(`/embed/listings/${made}?lang=${lang}`)).text();
      return /<strong>([^<]*)<\/strong>/.exec(text)?.[1];
    };
    return Promise.all(['en', 'fr', 'es'].map(said));
  };
  expect(await prices(10, 25.5, 0)).toEqual(['from ₵10.00', 'dès ₵10,00', 'desde ₵10,00']);
  expect(await prices(10)).toEqual(['₵10.00', '₵10,00', '₵10,00']);
});

it('forbids framing of every other page', async () => {
  for (const path of [
    '/',
    `/tasks/${id}`,
    '/api/hives',
    '/embed/nothing',
    '/embed/listings',
    '/healthz',
    '/dev/mailbox',
  ]) {
    const answer = await get(path, { accept: 'text/html' });
    expect(answer.headers.get('x-frame-options'), path).toBe('DENY');
    expect(answer.headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    await answer.body?.cancel();
  }
});

it('is light, unless the surrounding page is dark or follows the device of the reader', async () => {
  const looks = await Promise.all(
    ['', '?theme=pink', '?theme=dark', '?theme=auto'].map(async (query) => {
      const answer = await get(`/embed/listings/${id}${query}`);
      const page = await answer.text();
      const [, style = ''] = /<style>([^<]*)<\/style>/.exec(page) ?? [];
      const hash = createHash('sha256').update(style).digest('base64');
      expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
      const scheme = /name="color-scheme" content="([^"]*)"/.exec(page)?.[1];
      return [scheme, style.includes('#17130c'), style.includes('prefers-color-scheme')];
    }),
  );
  expect(looks).toEqual([
    ['light', false, false],
    ['light', false, false],
    ['dark', true, false],
    ['light dark', true, true],
  ]);
  const { html } = (await (await ask(`${at()}/tasks/${id}`, '&theme=auto&lang=fr')).json()) as {
    html: string;
  };
  expect(html).toContain(`/embed/listings/${id}?lang=fr&amp;theme=auto"`);
  expect(html).toContain('color-scheme:light dark"');
});

it('answers 404 for a closed or unknown listing, without any of its former content', async () => {
  const removed = await post('Sold soon');
  await seller.client.hives.setStatus({ id: removed, status: 'sold' });
  for (const one of [removed, '01934c00-ffff-7000-8000-00000000ffff', 'nothing']) {
    const answer = await get(`/embed/listings/${one}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors *');
    const page = await answer.text();
    expect(page).toContain('no longer available');
    expect(page).not.toContain('Sold soon');
  }
  expect((await ask(`${at()}/tasks/${removed}`)).status).toBe(404);
});

it('is described by oEmbed for callers of any origin', async () => {
  const answer = await ask(`${at()}/tasks/${id}?lang=fr`, '&maxwidth=300');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await answer.json()).toMatchObject({
    version: '1.0',
    type: 'rich',
    provider_name: 'CampusHive',
    title: TITLE,
    width: 300,
    height: 140,
    html: expect.stringMatching(
      new RegExp(
        `^<iframe src="${at()}/embed/listings/${id}" title="Kettle &lt;script&gt;[^<>]*" width="300"`,
      ),
    ),
  });
  expect((await ask(`${at()}/tasks/${id}`, '&format=xml')).status).toBe(501);
});

it('describes only public pages of this site', async () => {
  for (const url of [
    '',
    'nonsense',
    `${at()}/dashboard`,
    `https://evil.example/tasks/${id}`,
    `${at()}/tasks/x"onload=`,
  ]) {
    const answer = await ask(url);
    expect(answer.status, url).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found' });
  }
  expect((await get('/api/oembed')).status).toBe(404);
  expect((await get('/api/oembed?url=a&url=b')).status).toBe(404);
});
