import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { writeNpxShortcut } from './npx-shortcut.ts';

const root = mkdtempSync(join(tmpdir(), 'npx-'));
afterEach(() => rmSync(root, { recursive: true }));

it('lists linked packages with their real paths, in a file newer than its folder', () => {
  const real = 'node_modules/.pnpm/react@19.0.0/node_modules/react';
  mkdirSync(join(root, real), { recursive: true });
  mkdirSync(join(root, 'packages/ui'), { recursive: true });
  mkdirSync(join(root, 'node_modules/@campushive'));
  writeFileSync(join(root, real, 'package.json'), '{"version":"19.0.0"}');
  writeFileSync(join(root, 'packages/ui/package.json'), '{"version":"1.2.0"}');
  symlinkSync('.pnpm/react@19.0.0/node_modules/react', join(root, 'node_modules/react'));
  symlinkSync('../../packages/ui', join(root, 'node_modules/@campushive/ui'));
  writeNpxShortcut(root);
  const list = join(root, 'node_modules/.package-lock.json');
  expect((JSON.parse(readFileSync(list, 'utf8')) as { packages: object }).packages).toEqual({
    [real]: { name: 'react', version: '19.0.0' },
    'node_modules/react': { resolved: real, link: true },
    'packages/ui': { name: '@campushive/ui', version: '1.2.0' },
    'node_modules/@campushive/ui': { resolved: 'packages/ui', link: true },
  });
  expect(statSync(list).mtimeMs).toBeGreaterThan(statSync(join(root, 'node_modules')).mtimeMs);
});
