import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { en, es, fr, sw, unknownUser } from '../packages/contract/src/accounts/unknown-user.js';

const root = join(import.meta.dirname, '..');
const OWNER = 'packages/contract/src/accounts/unknown-user.ts';
/** Words that once stood for the same. */
const FORMER = ['Deleted user', 'Utilisateur supprimé', 'Usuario eliminado', 'Mtumiaji aliyefutwa'];

it('keeps the words for a student without a name in a single source', () => {
  const words = [en, fr, es, sw, ...FORMER];
  const sources = execFileSync('git', ['ls-files', 'packages', 'apps', 'campuses'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(
      (file) => /\/src\/.*\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file) && file !== OWNER,
    );
  expect(sources.length).toBeGreaterThan(1000);
  const found = sources.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return words.some((word) => text.includes(`'${word}'`));
  });
  expect(found).toEqual([]);
});

it('reads "Unknown User" in English, and in a language without its own words', () => {
  expect(unknownUser('en')).toBe('Unknown User');
  expect(unknownUser('fr')).toBe('Utilisateur inconnu');
  expect(unknownUser('pt')).toBe('Unknown User');
});
