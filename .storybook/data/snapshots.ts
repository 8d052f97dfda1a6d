import { picturedStories } from './pictured.ts';
import { readStories } from './stories.ts';

const EXPORTED = /^export const (\w+)/gm;

/** Returns code for the end of a story file: it switches Chromatic's snapshots off for stories that repeat another one's picture. */
export function withoutDuplicates(path: string, code: string): string {
  const names = [...code.matchAll(EXPORTED)].map(([, name = '']) => name);
  const { id, title } = readStories(path);
  const pictured = picturedStories({ title, id, names });
  // Says it of each story, because one may spread another one of another file.
  return names
    .map((name) => {
      const chromatic = `{ ...${name}.parameters?.chromatic, disableSnapshot: ${!pictured.includes(name)} }`;
      return `\n${name}.parameters = { ...${name}.parameters, chromatic: ${chromatic} };`;
    })
    .join('');
}

/** Build plugin for {@link withoutDuplicates}. */
export const snapshots = {
  name: 'snapshots-without-duplicates',
  // Before other plugins, which take the export statements apart.
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.endsWith('.stories.tsx') ? { code: `${code}${withoutDuplicates(id, code)}\n`, map: null } : undefined,
};
