import { campus as ghana } from '@campushive/campus-ghana';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createStoryCampus } from '../testing/story-campus.js';
import { retryTranslations } from './fetch-once.js';
import { defineMessages, useMessages } from './messages.js';
import { fetchedLanguage, fetchOwnTexts, ownTexts, withOwnTexts, type OwnTexts } from './own-texts.js';
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

it('changes single texts, the last word counting, and leaves every other', async () => {
  render(shown('en'));
  expect(
    await screen.findByText(/^Welcome to CampusHive \| 3 listings \| Open \| Taken \| en/),
  ).toBeDefined();
});

it('adds a language, which is read over English', async () => {
  render(shown('pt'));
  expect(
    await screen.findByText(/^Bem-vindo à CampusHive \| 3 anúncios \| Open \| Sold \| pt \| pt-MZ$/),
  ).toBeDefined();
});

it('says the campus’s words in the language of the text around them', async () => {
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

it('leaves another language and another catalogue alone', async () => {
  await act(async () => render(shown('fr')));
  expect(await screen.findByText(/^Bienvenue \| 3 annonces \| Ouvert \| Vendu \| fr/)).toBeDefined();
  cleanup();
  render(shown('en', other));
  expect(await screen.findByText(/\| Open \| Sold \| en/)).toBeDefined();
});

it('gives the same texts from render to render', async () => {
  seen.clear();
  const { rerender } = render(shown('en'));
  rerender(shown('en'));
  expect(seen.size).toBe(1);
});

const portuguese = { first: { title: 'Bem-vindo' }, other: { title: 'Olá' } };
const fetched = (load: () => Promise<Readonly<Record<string, object>>>) =>
  fetchedLanguage('pt', [{ catalogues: ['first', 'other'], load }]);
const saying = (own: readonly OwnTexts[], Say: () => string) => (
  <QueryClientProvider client={new QueryClient()}>
    <CampusProvider ports={campus.ports} campus={definition} locale="pt" texts={own}>
      <Suspense fallback="…">
        <Say />
      </Suspense>
    </CampusProvider>
  </QueryClientProvider>
);
const Title = () => useMessages(catalogue).title;

it('fetches the words of a language with the first screen that says them, and once', async () => {
  const load = vi.fn(async () => portuguese);
  const own = fetched(load);
  expect(load).not.toHaveBeenCalled();
  await act(async () => render(saying(own, Title)));
  expect(await screen.findByText('Bem-vindo')).toBeDefined();
  cleanup();
  // At once: nothing is waited for a second time.
  render(saying(own, Title));
  expect(screen.getByText('Bem-vindo')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
});

it('has the words at hand that were fetched for a page, and no others', async () => {
  const load = vi.fn(async () => portuguese);
  const own = fetched(load);
  await fetchOwnTexts(own, 'pt', ['first']);
  expect(load).toHaveBeenCalledTimes(1);
  render(saying(own, Title));
  expect(screen.getByText('Bem-vindo')).toBeDefined();
  // Without a screen that can wait, what has not come is said in English.
  expect(withOwnTexts(messages, other, own, { locale: 'pt' }).title).toBe(messages.title);
  const all = await fetchOwnTexts(own, 'pt');
  expect(withOwnTexts(messages, other, all, { locale: 'pt' }).title).toBe('Olá');
});

it('asks again for words that did not come, after the reader tried again', async () => {
  const load = vi
    .fn<() => Promise<typeof portuguese>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(portuguese);
  const own = fetched(load);
  await expect(fetchOwnTexts(own, 'pt', ['first'])).rejects.toThrow('Failed to fetch');
  await expect(fetchOwnTexts(own, 'pt', ['first'])).rejects.toThrow('Failed to fetch');
  expect(load).toHaveBeenCalledTimes(1);
  retryTranslations();
  await fetchOwnTexts(own, 'pt', ['first']);
  expect(load).toHaveBeenCalledTimes(2);
});
