import { describe, expect, it } from 'vitest';
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
    'is refused where it is none: %s',
    (address) => {
      expect(() => fieldsOf(address, 'packages/ui')).toThrow();
    },
  );

  it('replaces the one before', () => {
    const manifest = { name: 'a', version: '1.0.0', description: 'A', publishConfig: { exports: {} } };
    const first = withFields(manifest, fieldsOf('https://one.example/a/b', 'packages/ui'));
    const second = withFields({ ...manifest, ...first }, fieldsOf('https://two.example/a/b', 'packages/ui'));
    expect(JSON.stringify(second)).not.toContain('one.example');
  });
});
