import { describe, expect, it } from 'vitest';
import { escapeJson, fillShell, firstWords, type PageHead } from './page-head.js';

const SHELL =
  '<html><head><meta\n  name="description"\n  content="General" /><title>CampusHive</title></head><body><div id="root"></div></body></html>';
const HOSTILE = `"><script>alert(1)</script><img src=x onerror=alert(1)> ' & $& $1 </title>`;

const head = (change: Partial<PageHead> = {}): PageHead => ({
  title: 'Lamp',
  description: 'Bright',
  url: 'https://campus.test/tasks/1',
  image: { url: 'https://campus.test/files/1.jpg', width: 800, height: 600 },
  type: 'product',
  ...change,
});

/** What a browser would see: tags with their attributes, parsed by hand-written rules as strict as HTML's. */
const tagsOf = (html: string) => [...html.matchAll(/<(\/?[a-z]+)/gi)].map((match) => match[1]?.toLowerCase());

describe('a page’s head', () => {
  it('says the page’s own title, description, picture and address', () => {
    const html = fillShell(SHELL, head(), '<h1>Lamp</h1>');
    expect(html).toContain('<title>Lamp</title>');
    expect(html).toContain('<meta name="description" content="Bright" />');
    expect(html).not.toContain('General');
    expect(html).toContain('<link rel="canonical" href="https://campus.test/tasks/1" />');
    expect(html).toContain('<meta property="og:image" content="https://campus.test/files/1.jpg" />');
    expect(html).toContain('<meta property="og:image:width" content="800" />');
    expect(html).toContain('<div id="root"><h1>Lamp</h1></div>');
  });

  it('says to messengers which language it is in, and which others there are', () => {
    const locales = (html: string) =>
      [...html.matchAll(/og:locale(?::alternate)?" content="(\w+)"/g)].map((match) => match[1]);
    expect(locales(fillShell(SHELL, head({ language: 'fr' }), ''))).toEqual(['fr_FR', 'en_US', 'es_ES']);
    expect(locales(fillShell(SHELL, head(), ''))).toEqual(['en_US']);
  });

  it('never lets what someone typed become markup', () => {
    const plain = tagsOf(fillShell(SHELL, head({ data: { name: 'Lamp' } }), ''));
    const html = fillShell(
      SHELL,
      head({ title: HOSTILE, description: HOSTILE, data: { name: HOSTILE, more: '<!-- <script>' } }),
      '',
    );
    expect(tagsOf(html)).toEqual(plain);
    expect(html).not.toMatch(/content="[^"]*[<>][^"]*"/);
    expect(html).toContain('$&amp; $1');
  });

  it('keeps structured data readable for machines', () => {
    const data = { name: HOSTILE, line: 'a\u2028b' };
    const text = escapeJson(data);
    expect(text).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(text)).toEqual(data);
  });

  it('asks not to be indexed when there is nothing', () => {
    const html = fillShell(SHELL, head({ indexed: false }), '');
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).not.toContain('canonical');
  });
});

it.each([
  ['short', 'short'],
  ['two\n\nlines', 'two lines'],
  ['one two three four five six', 'one two three four…'],
  ['x'.repeat(40), `${'x'.repeat(19)}…`],
])('takes the first words of %j', (text, expected) => {
  expect(firstWords(text, 20)).toBe(expected);
});
