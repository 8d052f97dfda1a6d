import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const features = join(import.meta.dirname, '../../packages/features');
const { exports } = JSON.parse(readFileSync(join(features, 'package.json'), 'utf8')) as {
  exports: Record<string, string | object>;
};
const entries = Object.values(exports).flatMap((target) =>
  typeof target === 'string' && target.endsWith('index.ts') ? [join(features, target)] : [],
);

/** Returns the files that a module re-exports. */
const exportedBy = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)\.js'/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );

/** Returns the hooks in the folder of a screen that it uses. */
const hooksOf = (screen: string): string[] =>
  [...readFileSync(`${screen}.tsx`, 'utf8').matchAll(/^import \{[^}]*\} from '\.\/(use-[\w-]+)\.js'/gm)].map(
    ([, name = '']) => join(dirname(screen), name),
  );

it('exports with each screen the hooks that it uses, so that a host can combine them with another view', () => {
  const pairs = entries.flatMap((entry) => {
    const all = exportedBy(entry);
    const screens = all.filter((file) => file.endsWith('-screen'));
    return screens.flatMap((screen) =>
      hooksOf(screen).map((hook) => ({ screen, hook, isExported: all.includes(hook) })),
    );
  });
  expect(pairs.length).toBeGreaterThan(50);
  expect(pairs.filter(({ isExported }) => !isExported)).toEqual([]);
});
