import PDFDocument from 'pdfkit';
import { expect, it, vi } from 'vitest';
import { drawPdf } from './pdf-document.js';
import { drawableText } from './pdf-letters.js';

it.each([
  ['keeps Latin letters, those of Ghana, and money', 'Ɛyɛ Akosua’s “ŋutsu” – ₵1,200.50 · café', undefined],
  ['keeps line breaks', 'one\ntwo\r\nthree\tfour', undefined],
  ['shows an emoji as one missing letter', 'Laptop 💻!', 'Laptop ▯!'],
  ['shows an emoji of several code points as one missing letter', '👩🏾‍🎓 and 🇬🇭 and ❤️', '▯ and ▯ and ▯'],
  ['shows each Arabic letter as missing', 'كتاب 50', '▯▯▯▯ 50'],
  ['shows each Chinese character as missing', '王芳 paid', '▯▯ paid'],
  ['composes a letter and its combining mark', 'cafe\u0301', 'café'],
  ['keeps a combining mark that the font has', 'ɛ\u0301 ɔ\u0303 o\u0323', 'ɛ\u0301 ɔ\u0303 ọ'],
  ['keeps the letter under a mark that the font lacks', 'a\u1dc4', 'a▯'],
  ['drops direction marks and joiners', '\u202a+233\u202c 24\u200b', '+233 24'],
])('%s', (_, text, expected) => {
  expect(drawableText(text)).toBe(expected ?? text);
});

it('replaces letters that the font lacks in every PDF document', async () => {
  const written = vi.spyOn(PDFDocument.prototype, 'text');
  await drawPdf({ title: 'Receipt', language: 'en' }, (document) =>
    document.font('text').text('Laptop 💻 كتاب').font('bold').text('王芳', 56, 200, { width: 200 }),
  );
  expect(written.mock.calls.map(([text]) => text)).toEqual(['Laptop ▯ ▯▯▯▯', '▯▯']);
  written.mockRestore();
});
