import { expect, it } from 'vitest';
import { compose } from './template.js';

const letter = compose({
  to: 'ama@st.ug.edu.gh',
  language: 'en',
  subject: 'A code for <you>',
  paragraphs: ['Hello <b>Ama</b> & co, type this code.', 'Never give it to anybody.'],
  code: '123456',
  link: { label: 'Open "it"', url: 'https://campushive.example/x?a=1&b=2' },
});

it('contains the same content as text and as HTML', () => {
  for (const part of ['123456', 'Never give it to anybody.']) {
    expect(letter.text).toContain(part);
    expect(letter.html).toContain(part);
  }
  expect(letter.text).toContain('https://campushive.example/x?a=1&b=2');
});

it('places the link at its marked position, or else after the first paragraph', () => {
  const link = { label: 'Open', url: 'https://campushive.example/' };
  const parts = { to: 'ama@st.ug.edu.gh', language: 'en', subject: 'News', link } as const;
  const paragraphs = ['Waiting for you:', 'One', 'Two', 'Settings'];
  const order = (before?: number) =>
    compose({ ...parts, paragraphs, ...(before !== undefined && { before }) })
      .text.split('\n\n')
      .indexOf(link.url);
  expect(order()).toBe(1);
  expect(order(3)).toBe(3);
});

it('shows names as typed and escapes them in HTML', () => {
  expect(letter.text).toContain('Hello <b>Ama</b> & co');
  expect(letter.html).toContain('Hello &lt;b&gt;Ama&lt;/b&gt; &amp; co');
  expect(letter.html).toContain('href="https://campushive.example/x?a=1&amp;b=2"');
  expect(letter.html).toContain('<title>A code for &lt;you&gt;</title>');
});

it('supports screen readers with a language, one heading and a link with words', () => {
  expect(letter.html).toContain('<html lang="en">');
  expect(letter.html.match(/<h1/g)).toHaveLength(1);
  expect(letter.html).toContain('>Open &quot;it&quot;</a>');
});
