import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOf, PUBLISHED } from './published.ts';
import { fieldsOf, withFields } from './repository.ts';

describe('the address of the repository', () => {
  it.each([
    'https://git.example/owner/name',
    'https://git.example/owner/name/',
    'https://git.example/owner/name.git',
  ])('becomes the fields that npm reads: %s', (address) => {
    expect(fieldsOf(address, 'packages/ui')).toEqual({
      homepage: 'https://git.example/owner/name#readme',
      bugs: 'https://git.example/owner/name/issues',
      repository: { type: 'git', url: 'git+https://git.example/owner/name.git', directory: 'packages/ui' },
    });
  });

  it.each(['git.example/owner', 'http://git.example/owner/name', 'https://git.example/'])(
    'is refused when it is not the https address of a repository: %s',
    (address) => {
      expect(() => fieldsOf(address, 'packages/ui')).toThrow();
    },
  );

  it('replaces a former address', () => {
    const manifest = {
      name: 'a',
      version: '1.0.0',
      description: 'A',
      files: [],
      publishConfig: { exports: {} },
    };
    const first = withFields(manifest, fieldsOf('https://one.example/a/b', 'packages/ui'));
    const second = withFields({ ...manifest, ...first }, fieldsOf('https://two.example/a/b', 'packages/ui'));
    expect(JSON.stringify(second)).not.toContain('one.example');
  });
});

describe.each(PUBLISHED)('the npm page of %s', (name) => {
  const read = (file: string) =>
    readFileSync(join(import.meta.dirname, '../..', folderOf(name), file), 'utf8');

  it('has the licence, the changelog, and a readme with a first use', () => {
    expect(read('LICENSE')).toMatch(/^MIT License/);
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect(read('CHANGELOG.md')).toContain(version === '0.0.0' ? `# @campushive/${name}` : `## ${version}`);
    const readme = read('README.md');
    expect(readme).toContain(`@campushive/${name}`);
    expect(readme).toMatch(/^```\w+\n[^`]*(?:import |npm create |npx )/m);
  });

  it('has its changelog and the pictures of its readme in the tarball', () => {
    const { files } = JSON.parse(read('package.json')) as { files: readonly string[] };
    // npm and pnpm add only the licence and the README by default.
    expect(files).toContain('CHANGELOG.md');
    const pictures = [...read('README.md').matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path]) => path ?? '');
    if (name === 'ui' || name === 'features') expect(pictures).not.toEqual([]);
    for (const picture of pictures) {
      expect(files).toContain(picture);
      expect(read(picture).length).toBeGreaterThan(1_000);
    }
  });
});
