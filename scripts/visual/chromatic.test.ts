import { globSync, readFileSync } from 'node:fs';
import { getConfiguration } from 'chromatic/node';
import { describe, expect, it } from 'vitest';
import { picturedStories } from '../../.storybook/data/pictured.ts';
import { withoutDuplicates } from '../../.storybook/data/snapshots.ts';
import { modes } from '../../.storybook/modes.ts';
import { root } from '../run.ts';

describe('the modes of Chromatic', () => {
  it('are light and dark, on a phone and on a laptop', () => {
    expect(Object.values(modes).map(({ theme, viewport }) => `${theme} ${viewport}`)).toEqual(
      Object.keys(modes),
    );
    expect(Object.keys(modes).sort()).toEqual(['dark 1280', 'dark 360', 'light 1280', 'light 360']);
  });

  it('apply to every story', () => {
    const preview = readFileSync(`${root}/.storybook/preview.tsx`, 'utf8');
    expect(preview).toMatch(/chromatic: \{ modes,/);
  });
});

describe('the configuration of Chromatic', () => {
  it('is valid, and builds with a script of package.json', async () => {
    const configuration = await getConfiguration(`${root}/chromatic.config.json`);
    const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts).toHaveProperty(configuration.buildScriptName ?? '');
    for (const pattern of configuration.externals ?? [])
      expect(globSync(pattern, { cwd: root }).length).toBeGreaterThan(0);
  });
});

describe('snapshots', () => {
  it('are taken of the matrix of a part', () => {
    expect(
      picturedStories({ title: 'Kit/Actions/Button', id: 'kit-button', names: ['Playground', 'Matrix'] }),
    ).toEqual(['Matrix']);
  });

  it('are taken of one story for each state of a screen, and of no flow', () => {
    const names = ['Ready', 'Loading', 'Failed', 'WrongCode', 'Offline', 'Empty'];
    expect(picturedStories({ title: 'Screens/Join/Help', id: 'screens-help', names })).toEqual([
      ...['Ready', 'Empty', 'Failed', 'Loading'],
    ]);
    expect(picturedStories({ title: 'Screens/Join/Help', id: 'screens-help-flow', names })).toEqual([]);
  });

  it('are switched off in the stories of a part that repeat its matrix', () => {
    const path = `${root}/packages/ui/src/button/button.stories.tsx`;
    const code = withoutDuplicates(path, readFileSync(path, 'utf8'));
    const offIn = [...code.matchAll(/^(\w+)\.parameters = .*disableSnapshot: (\w+)/gm)];
    const isOff = new Map(offIn.map(([, name = '', off]) => [name, off]));
    expect(isOff.get('Playground')).toBe('true');
    expect(isOff.get('Matrix')).toBe('false');
  });
});
