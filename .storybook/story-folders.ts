import type { Screen } from './data/screens.ts';

/** Returns the folders of a story file: the nearest one at or above it, or else those below it. */
export function foldersOf<T extends Pick<Screen, 'folder'>>(screens: readonly T[], storyFile: string): T[] {
  const path = /packages\/features\/.*/.exec(storyFile)?.[0] ?? '';
  const [nearest] = screens
    .filter(({ folder }) => path.startsWith(`${folder}/`))
    .toSorted((one, other) => other.folder.length - one.folder.length);
  if (nearest !== undefined) return [nearest];
  const parent = path.slice(0, path.lastIndexOf('/') + 1);
  return screens.filter(({ folder }) => parent !== '' && folder.startsWith(parent));
}
