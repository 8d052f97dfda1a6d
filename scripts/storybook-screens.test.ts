/** Compares what the docs pages say about screens with the sources of `@campushive/features`. */
import { globSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { readScreens, type Screen } from '../.storybook/data/screens.ts';
import { readStories } from '../.storybook/data/stories.ts';
import { foldersOf } from '../.storybook/story-folders.ts';
import { root } from './run.ts';

let screens: readonly Screen[];
beforeAll(() => {
  screens = readScreens();
});

const screenOf = (name: string): Screen | undefined =>
  screens.find(({ names }) => names.some((one) => one.name === name));

it('finds the entry, the ports and the calls of a screen through its imports', () => {
  expect(screenOf('FavoritesScreen')).toMatchObject({
    folder: 'packages/features/src/catalogue/favorites',
    entry: '@campushive/features/favorites',
    ports: ['clock', 'navigation', 'session', 'storage'],
    calls: ['bookings', 'favorites'],
  });
});

it('names the own entry of a part that another entry passes on', () => {
  expect(screenOf('DeliveryBadge')?.entry).toBe('@campushive/features/shared/delivery');
});

it('describes every component', () => {
  const silent = screens.flatMap(({ names }) => names.filter(({ description }) => description === ''));
  expect(silent.map(({ name }) => name)).toEqual([]);
});

it('has facts for every screen of the sidebar, and for every part that an entry exports', () => {
  const stories = globSync('packages/features/src/**/*.stories.tsx', { cwd: root })
    .map((path) => ({ path, ...readStories(`${root}/${path}`) }))
    .filter(({ id, path }) => id.startsWith('screens-') && foldersOf(screens, path).length === 0);
  expect(stories.map(({ component }) => component).sort()).toEqual([
    // Parts of a screen that no entry exports.
    ...['CompletionPanel', 'DeliveryPanel', 'PriceField', 'TextMessagesView'],
  ]);
});
