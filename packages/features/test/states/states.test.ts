import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { NAMES, NEEDLESS, STATES, type State } from './states.js';

const source = fileURLToPath(new URL('../../src', import.meta.url));
const SCREENS = globSync(`${source}/*/**/*-screen.tsx`)
  .map((path) => ({ folder: dirname(path), screen: basename(path, '-screen.tsx') }))
  .sort((one, other) => one.screen.localeCompare(other.screen));

/** The stories that show a screen, by name. */
function storiesOf({ folder, screen }: (typeof SCREENS)[number]): string[] {
  return ['screen', 'view']
    .map((part) => `${folder}/${screen}-${part}.stories.tsx`)
    .filter((path) => existsSync(path))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/^export const (\w+)/gm)])
    .map(([, name = '']) => name);
}

/** A story that is called after another state does not show the screen as it mostly is. */
function shows(state: State, name: string): boolean {
  if (state !== 'filled') return NAMES[state].test(name);
  return !Object.values(NAMES).some((pattern) => pattern.test(name));
}

const isNeedless = (screen: string, state: State) =>
  NEEDLESS.some(({ states, screens }) => states.includes(state) && screens.includes(screen));

describe('the stories of a screen', () => {
  it('are looked for where the screens are', () => {
    expect(SCREENS.length).toBeGreaterThan(40);
  });

  it.each(SCREENS)('show $screen in every state', (shown) => {
    const names = storiesOf(shown);
    const missing = STATES.filter((state) => !names.some((name) => shows(state, name)));
    expect(missing.filter((state) => !isNeedless(shown.screen, state))).toEqual([]);
  });

  it('are excused only where there is such a screen', () => {
    const existing = SCREENS.map(({ screen }) => screen);
    const excused = NEEDLESS.flatMap(({ screens }) => screens);
    expect(excused.filter((screen) => !existing.includes(screen))).toEqual([]);
  });

  it('are each looked at in the dark and on the smallest phone, whatever their own look', () => {
    const runner = readFileSync(`${source}/../../../.storybook/test-runner.ts`, 'utf8');
    for (const look of ["theme: 'dark'", 'width: 320', 'text: 200']) expect(runner).toContain(look);
  });
});
