import { expect, it } from 'vitest';
import { fillMessages } from './campus/campus.js';
import { isolate, isolateValues } from './isolate.js';
import { ALL_SAMPLES } from './notification-templates/samples.fixtures.js';
import { renderNotification } from './notification-templates/render.js';
import { LOCALES } from './accounts/settings.js';

const ARABIC = 'كتاب الرياضيات (2)';
const whole = `\u2068${ARABIC}\u2069`;

it('isolates right-to-left texts, and returns every other text unchanged', () => {
  expect(isolate(ARABIC)).toBe(whole);
  expect(isolate('אבא')).toBe('\u2068אבא\u2069');
  expect(isolate('𞤀𞤣𞤤𞤢𞤥')).toBe('\u2068𞤀𞤣𞤤𞤢𞤥\u2069');
  for (const text of ['Ama Mensah', '₵1,200.00', '12:30', 'Café 数学 🎧', '', 'Ɔsei Ŋmɛ'])
    expect(isolate(text)).toBe(text);
});

it('removes direction controls from the text of a user, and isolates it only once', () => {
  expect(isolate('\u202egnp.exe')).toBe('gnp.exe');
  expect(isolate(`\u2067${ARABIC}`)).toBe(whole);
  expect(isolate(whole)).toBe(whole);
});

it('isolates the texts within an object of values, and nothing else', () => {
  const at = new Date(0);
  expect(isolateValues({ name: ARABIC, count: 2, at, plan: { place: ARABIC }, none: null })).toEqual({
    name: whole,
    count: 2,
    at,
    plan: { place: whole },
    none: null,
  });
  const element = { $$typeof: Symbol('element'), props: { children: ARABIC } };
  expect(isolateValues([ARABIC, element])).toEqual([whole, element]);
});

it('isolates every value that fills a text of a catalogue', () => {
  const texts = fillMessages(
    {
      sent: (name: string, title: string) => `${name} sent you an offer for ${title} on {campus.name}.`,
      written: ({ name, count }: { name: string; count: number }) => `${name}: ${count}`,
      plain: 'Hello',
    },
    { name: 'CampusHive' },
  );
  expect(texts.sent(ARABIC, 'HP laptop')).toBe(`${whole} sent you an offer for HP laptop on CampusHive.`);
  expect(texts.written({ name: ARABIC, count: 3 })).toBe(`${whole}: 3`);
  expect(texts.plain).toBe('Hello');
});

it.each([...LOCALES, 'sw'])('isolates the names and titles in every notification in %s', (language) => {
  for (const { kind, values } of ALL_SAMPLES) {
    const turned = Object.fromEntries(
      Object.entries(values ?? {}).map(([key, value]) => [
        key,
        ['sender', 'group', 'listing', 'place', 'name', 'note'].includes(key) && typeof value === 'string'
          ? ARABIC
          : value,
      ]),
    );
    const sample = { kind, values: turned } as unknown as Parameters<typeof renderNotification>[0];
    const { title, description } = renderNotification(sample, language);
    for (const text of [title, description]) {
      const bare = text.replaceAll(whole, '');
      expect(bare, `${kind}: ${text}`).not.toContain('كتاب');
    }
  }
});
