import { campus } from '@campushive/campus-ghana';
import { START_FAILURE_SCRIPT } from '@campushive/contract/start-failure';
import { LOCALES } from '@campushive/contract/settings';
import { idOf } from '@campushive/features/testing';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { PATHS } from './destinations.js';
import { createRenderer } from './entry.server.js';
import { ROUTES } from './routes.js';
import {
  addressOf,
  documentAt,
  LISTING,
  HOST,
  shell,
  CAMPUS_FILE,
  MANIFEST,
  HOSTILE,
  ESI,
  parse,
} from './entry.server.fixtures.js';

/** The former URL of the form only redirects. */
const shown = ROUTES.filter(({ name }) => name !== 'edit');

describe('the head of a public page', () => {
  it.each(shown.filter(({ audience }) => audience === 'anyone').map(({ path }) => path))(
    'has a title, a description, an address and a preview in each language at %s',
    async (path) => {
      for (const locale of LOCALES) {
        const address = addressOf(path);
        const { status, page, meta, link } = await documentAt(address, { locale, listing: LISTING });
        const canonical = HOST + address + (locale === 'en' ? '' : `?lang=${locale}`);
        expect([status, page.documentElement.lang]).toEqual([200, locale]);
        expect(page.title).toMatch(/\S.*CampusHive|CampusHive.*\S/);
        expect(meta('description')).toMatch(/\S{2}.{18}/s);
        expect(link('[rel=canonical]')).toBe(canonical);
        expect(page.querySelectorAll('link[rel=alternate][hreflang]')).toHaveLength(LOCALES.length + 1);
        expect(meta('og:title')).toBe(page.title);
        expect(meta('og:description')).toBe(meta('description'));
        expect(meta('og:url')).toBe(canonical);
        expect(meta('og:image')).toMatch(/^https:/);
        // A safe-deal link is for its payer.
        expect(meta('robots')).toBe(path === PATHS.publicDeal ? 'noindex' : undefined);
      }
    },
  );

  it('is worded in the language of the reader', async () => {
    const pages = await Promise.all(LOCALES.map((locale) => documentAt('/login', { locale })));
    expect(new Set(pages.map(({ page }) => page.title)).size).toBe(LOCALES.length);
    expect(new Set(pages.map(({ meta }) => meta('description'))).size).toBe(LOCALES.length);
  });

  it('declares its language and the other available languages to messengers', async () => {
    const { meta, page } = await documentAt('/about', { locale: 'fr' });
    const others = [...page.querySelectorAll('meta[property="og:locale:alternate"]')];
    expect(meta('og:locale')).toBe('fr_FR');
    expect(others.map((one) => one.getAttribute('content'))).toEqual(['en_GH', 'es_ES']);
  });
});

it.each(['/courses/math223', '/courses/MATH%20223', '/courses/Math.223'])(
  '%s redirects to the canonical address of the course',
  async (address) => {
    await expect(documentAt(address)).rejects.toThrow(`${address} leads to /courses/MATH-223`);
  },
);

describe('the campus definition of a document', () => {
  it('is a file that the document links to, and is not part of the HTML', async () => {
    const [{ html, link }, empty] = await Promise.all([
      documentAt('/login'),
      shell({ locale: 'en', theme: null }),
    ]);
    expect(link('#campus[rel=preload][as=fetch]')).toBe(CAMPUS_FILE);
    expect(empty('a-nonce')).toContain(CAMPUS_FILE);
    const unseen = campus.institutions[2]?.emailDomains[0] ?? '';
    expect(unseen).not.toBe('');
    expect(html).not.toContain(unseen);
    expect(html).not.toContain('<style');
  });

  it('is that of the deployment, with its name and colours', async () => {
    const tokens = {
      light: { '--ch-brand': 'oklch(0.7 0.1 200)' },
      dark: { '--ch-brand': 'oklch(0.8 0.1 200)' },
    };
    const elsewhere = {
      ...campus,
      name: 'Elsewhere',
      brand: { ...campus.brand, themeColors: { light: '#102030', dark: '#304050' }, tokens },
    };
    const renderer = createRenderer(MANIFEST, HOST, { definition: elsewhere, href: '/assets/else.json' });
    const { page, html, link, meta } = await documentAt('/about', { renderer });
    expect(page.title).toContain('Elsewhere');
    expect(html).not.toContain(campus.name);
    expect([link('#campus'), meta('og:site_name')]).toEqual(['/assets/else.json', 'Elsewhere']);
    const bars = [...page.querySelectorAll('meta[name=theme-color]')].map((one) =>
      one.getAttribute('content'),
    );
    expect(bars).toEqual(['#102030', '#304050']);
    const style = page.querySelector('head style');
    expect(style?.getAttribute('nonce')).toBe('a-nonce');
    expect(style?.textContent).toContain(":root,[data-theme='light']{--ch-brand:oklch(0.7 0.1 200)}");
    expect(style?.textContent).toContain("[data-theme='dark']{--ch-brand:oklch(0.8 0.1 200)}");
  });
});

describe('the head of a listing', () => {
  it.each(['/tasks', '/stalls'])(
    'has the title, picture and address for messengers under %s',
    async (path) => {
      const address = `${path}/${LISTING.id}`;
      const { page, meta } = await documentAt(address, { listing: LISTING });
      expect(meta('og:title')).toBe(page.title);
      expect(meta('og:image')).toBe(`${HOST}/files/photo/640.jpg`);
      expect(meta('og:url')).toBe(HOST + address);
    },
  );

  it('describes the listing with its title, price and photo', async () => {
    const { page, meta, data } = await documentAt(`/tasks/${LISTING.id}`, { listing: LISTING });
    expect(page.title).toBe('Rice cooker 1.8 L, ₵180.00 | CampusHive');
    expect(meta('description')).toMatch(/^₵180\.00 · .+\. Used for one year with care\./);
    expect(meta('og:type')).toBe('product');
    expect(meta('og:image')).toBe(`${HOST}/files/photo/640.jpg`);
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['640', '480']);
    expect(data).toMatchObject({
      '@type': 'Product',
      name: LISTING.title,
      url: `${HOST}/tasks/${LISTING.id}`,
      offers: { price: '180.00', priceCurrency: 'GHS', availability: 'https://schema.org/InStock' },
    });
  });

  it('escapes the text of a student, so that it never becomes markup', async () => {
    const plain = await documentAt(`/tasks/${LISTING.id}`, { listing: LISTING });
    const listing = { ...LISTING, title: HOSTILE, description: `${HOSTILE} <!-- <script> \u2028` };
    const { html, page, meta, data } = await documentAt(`/tasks/${LISTING.id}`, { listing });
    const elements = (document: Document) =>
      [...document.querySelectorAll('*')].map(({ tagName }) => tagName);
    expect(elements(page)).toEqual(elements(plain.page));
    expect(html).not.toContain(HOSTILE);
    // Escaped, with the typed text unchanged.
    expect(page.title).toBe(`${HOSTILE}, ₵180.00 | CampusHive`);
    expect(meta('og:title')).toBe(page.title);
    expect(page.querySelector('h1')?.textContent).toBe(HOSTILE);
    expect(data).toMatchObject({ name: HOSTILE, description: listing.description });
    const state: unknown = JSON.parse(page.getElementById('page-state')?.textContent ?? '');
    expect(JSON.stringify(state)).toContain(JSON.stringify(HOSTILE));
  });
});

describe('the exclusion from search engines', () => {
  it.each(shown.filter(({ audience }) => audience === 'member').map(({ path }) => path))(
    'covers the member page %s, which has a title but no preview',
    async (path) => {
      const { page, meta, link, data } = await documentAt(addressOf(path), { viewer: ESI, listing: LISTING });
      expect(page.title).toContain('CampusHive');
      expect(meta('robots')).toBe('noindex');
      expect([link('[rel=canonical]'), meta('og:title'), data]).toEqual([undefined, undefined, undefined]);
    },
  );

  it.each([
    '/nothing-here',
    `/tasks/${idOf(404)}`,
    '/universities/nowhere',
    '/categories/nothing',
    '/courses/mathematics',
  ])('covers %s, which returns 404 with a message in each language', async (address) => {
    const headings = new Set<string>();
    for (const locale of LOCALES) {
      const { status, page, meta, link } = await documentAt(address, { locale });
      expect([status, meta('robots'), link('[rel=canonical]')]).toEqual([404, 'noindex', undefined]);
      headings.add(page.querySelector('h1')?.textContent ?? '');
    }
    expect(headings.size).toBe(LOCALES.length);
  });

  it('covers a page whose data was refused', async () => {
    const { status, page, meta } = await documentAt(`/tasks/${LISTING.id}`, { failure: 429 });
    expect([status, page.title, meta('robots')]).toEqual([200, 'CampusHive', 'noindex']);
  });

  it('covers a document without a page', async () => {
    const { meta } = parse((await shell({ locale: 'en', theme: null }))('a-nonce'));
    expect(meta('robots')).toBe('noindex');
  });
});

it.each([500, 503] as const)('renders no document of a listing while the API answers %i', async (failure) => {
  await expect(documentAt(`/tasks/${LISTING.id}`, { failure })).rejects.toMatchObject({ status: failure });
});

describe('the document of a member', () => {
  it('returns 404 for a missing page or record, and the page shows the message itself', async () => {
    for (const address of ['/dashboard/payments/1/receipt', '/dashboard/hives/buzz/1']) {
      const { status, page } = await documentAt(address, { viewer: ESI });
      expect([status, page.title]).toEqual([404, 'Oops! Page Not Found | CampusHive']);
    }
  });

  it('returns 404 to a student for the moderation pages', async () => {
    expect((await documentAt('/dashboard/moderation', { viewer: ESI })).status).toBe(404);
    const moderator = { ...ESI, role: 'moderator' } as const;
    expect((await documentAt('/dashboard/moderation', { viewer: moderator })).status).toBe(200);
  });
});

it('contains the script that detects failures, and a notice in the language of the reader', async () => {
  const { page } = await documentAt('/', { locale: 'fr' });
  const inline = [...page.querySelectorAll('script:not([src]):not([type])')].map((one) => one.textContent);
  expect(inline).toEqual([START_FAILURE_SCRIPT]);
  const notice = page.getElementById('stalled');
  expect(notice?.textContent).toMatch(/La connexion est peut-être lente.*Vous pouvez lire cette page/);
  expect(notice?.querySelector('a')?.getAttribute('href')).toBe('');
});

describe('the script that detects failures', () => {
  // jsdom does not support modules, unlike browsers.
  const MODULES = 'HTMLScriptElement.prototype.noModule = false;';
  function open(html = '', before = MODULES): Window & typeof globalThis {
    const scripts = `<script>${before}</script><script>${START_FAILURE_SCRIPT}</script>`;
    return new JSDOM(scripts + html, { runScripts: 'dangerously' }).window;
  }
  const isMarked = ({ document }: Window) => document.documentElement.hasAttribute('data-start-failed');

  it('marks the document when a script throws or does not load, and ignores other files', () => {
    const page = open('<img><script></script>');
    page.document.querySelector('img')?.dispatchEvent(new page.Event('error'));
    expect(isMarked(page)).toBe(false);
    page.document.querySelectorAll('script')[2]?.dispatchEvent(new page.Event('error'));
    expect(isMarked(page)).toBe(true);
    const other = open();
    other.dispatchEvent(new other.ErrorEvent('error'));
    expect(isMarked(other)).toBe(true);
  });

  it('marks the document in a browser without module support', () => {
    expect([isMarked(open()), isMarked(open('', ''))]).toEqual([false, true]);
  });

  it('ignores errors after the page has become interactive', () => {
    const page = open();
    page.document.documentElement.setAttribute('data-alive', '');
    page.dispatchEvent(new page.ErrorEvent('error'));
    expect(isMarked(page)).toBe(false);
  });
});

it('disables form fields whose text hydration would drop', async () => {
  // The search box keeps what was typed; the search of a list may have to be typed again.
  const typed = ':is(input, textarea):not([type=hidden], [type=search], [readonly], [role=combobox])';
  const open: string[] = [];
  for (const { path, audience } of shown) {
    const viewer = audience === 'member' ? ESI : undefined;
    const { page } = await documentAt(addressOf(path), { listing: LISTING, ...(viewer && { viewer }) });
    const fields = [...page.querySelectorAll(typed)].filter((field) => !field.matches('fieldset:disabled *'));
    open.push(
      ...fields
        .filter(isText)
        .map((field) => `${path}: ${field.getAttribute('aria-label') ?? field.outerHTML}`),
    );
  }
  expect(open).toEqual([]);
});

const CHOICES = new Set(['checkbox', 'radio', 'file', 'range', 'submit']);
const isText = (field: Element) => !CHOICES.has(field.getAttribute('type') ?? 'text');
