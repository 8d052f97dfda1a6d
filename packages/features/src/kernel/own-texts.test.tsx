import { campus as ghana } from '@campushive/campus-ghana';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createStoryCampus } from '../testing/story-campus.js';
import { defineMessages, useMessages } from './messages.js';
import { ownTexts, type OwnTexts } from './own-texts.js';
import { CampusProvider, useLanguageTag, useLocale } from './provider.js';

afterEach(cleanup);

const messages = {
  title: 'Welcome to {campus.name}',
  count: (count: number) => `${count} listings`,
  statuses: { open: 'Open', sold: 'Sold' },
  place: 'Nowhere else {campus.inCountry}',
};
const french = {
  title: 'Bienvenue',
  count: (n: number) => `${n} annonces`,
  statuses: { open: 'Ouvert', sold: 'Vendu' },
  place: 'Nulle part ailleurs {campus.inCountry}',
};
const catalogue = defineMessages({
  name: 'first',
  en: messages,
  fr: async () => ({ messages: french }),
  es: async () => ({ messages: french }),
});
const other = defineMessages({
  name: 'other',
  en: messages,
  fr: async () => ({ messages: french }),
  es: async () => ({ messages: french }),
});

const definition = {
  ...ghana,
  languageTags: { ...ghana.languageTags, pt: 'pt-MZ' },
  words: { ...ghana.words, inCountry: { en: 'in Ghana', fr: 'au Ghana', pt: 'no Gana' } },
};
const texts: readonly OwnTexts[] = [
  ownTexts(catalogue, {
    en: { statuses: { sold: 'Gone' } },
    pt: { title: 'Bem-vindo à {campus.name}', count: (count) => `${count} anúncios` },
  }),
  ownTexts(catalogue, { en: { statuses: { sold: 'Taken' } } }),
];

const seen = new Set<object>();
function Screen({ of = catalogue }: { of?: typeof catalogue }) {
  const t = useMessages(of);
  seen.add(t);
  return (
    <p>
      {[t.title, t.count(3), t.statuses.open, t.statuses.sold, useLocale(), useLanguageTag()].join(' | ')}
    </p>
  );
}
const campus = createStoryCampus();
const shown = (locale: string, of = catalogue) => (
  <QueryClientProvider client={new QueryClient()}>
    <CampusProvider ports={campus.ports} campus={definition} locale={locale} texts={texts}>
      <Suspense fallback={null}>
        <Screen of={of} />
      </Suspense>
    </CampusProvider>
  </QueryClientProvider>
);

it('overrides single texts, uses the last override, and keeps all other texts', async () => {
  render(shown('en'));
  expect(
    await screen.findByText(/^Welcome to CampusHive \| 3 listings \| Open \| Taken \| en/),
  ).toBeDefined();
});

it('adds a language that falls back to English', async () => {
  render(shown('pt'));
  expect(
    await screen.findByText(/^Bem-vindo à CampusHive \| 3 anúncios \| Open \| Sold \| pt \| pt-MZ$/),
  ).toBeDefined();
});

it('fills in the words of the campus in the language of the surrounding text', async () => {
  const Place = () => useMessages(catalogue).place;
  const place = (locale: string, own: readonly OwnTexts[]) => (
    <QueryClientProvider client={new QueryClient()}>
      <CampusProvider ports={campus.ports} campus={definition} locale={locale} texts={own}>
        <Suspense fallback={null}>
          <Place />
        </Suspense>
      </CampusProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(place('pt', texts));
  expect(await screen.findByText('Nowhere else in Ghana')).toBeDefined();
  rerender(place('pt', [ownTexts(catalogue, { pt: { place: 'Em nenhum outro lugar {campus.inCountry}' } })]));
  expect(await screen.findByText('Em nenhum outro lugar no Gana')).toBeDefined();
  await act(async () => rerender(place('fr', texts)));
  expect(await screen.findByText('Nulle part ailleurs au Ghana')).toBeDefined();
});

it('does not change other languages or catalogues', async () => {
  await act(async () => render(shown('fr')));
  expect(await screen.findByText(/^Bienvenue \| 3 annonces \| Ouvert \| Vendu \| fr/)).toBeDefined();
  cleanup();
  render(shown('en', other));
  expect(await screen.findByText(/\| Open \| Sold \| en/)).toBeDefined();
});

it('returns the same texts object in every render', async () => {
  seen.clear();
  const { rerender } = render(shown('en'));
  rerender(shown('en'));
  expect(seen.size).toBe(1);
});
