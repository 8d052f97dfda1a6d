/** Chooses the stories to take pictures of, and their looks; for scripts/visual/pictures.spec.ts. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { stateOf, type State } from '../../packages/features/test/states/states.ts';
import { root } from '../run.ts';
import { type Look, look } from './stories.ts';

/** A set of pictures: its looks, and the folder in packages/ in which they are committed. */
export interface Subject {
  readonly folder: string;
  readonly extension: string;
  readonly looks: readonly Look[];
  /** Compresses a picture before it is committed. */
  readonly small: (picture: Buffer) => Promise<Buffer>;
}

/** Every Matrix story of the kit. Its pictures have few colours. */
const kit: Subject = {
  folder: 'ui/pictures',
  extension: 'png',
  looks: [
    ...[360, 1280].flatMap((width) => [look('light', width), look('dark', width)]),
    look('light', 1280, true),
  ],
  small: (picture) =>
    sharp(picture).png({ palette: true, colours: 64, dither: 0, effort: 8, compressionLevel: 9 }).toBuffer(),
};

/** Screens, with many photos: each theme and each width once. */
const screens: Subject = {
  folder: 'features/pictures',
  extension: 'webp',
  looks: [look('light', 360), look('dark', 1280)],
  small: (picture) => sharp(picture).webp({ quality: 60, effort: 5 }).toBuffer(),
};

export const SUBJECTS = [kit, screens];

/** A story to take pictures of. */
export interface Shown {
  readonly id: string;
  readonly subject: Subject;
}

/** Returns the path of a picture in packages/. */
export const pathOf = ({ id, subject: { folder, extension } }: Shown, { name }: Look): string =>
  `${folder}/${id}.${name}.${extension}`;

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly exportName?: string;
  readonly tags?: readonly string[];
}

/** States in which each screen is compared. Offline looks like failed, and slow ends as filled. */
const PICTURED: readonly State[] = ['filled', 'empty', 'failed', 'loading'];

/**
 * Chooses a story for each state of each screen: the one named after the state, or else the first. A form with a wrong code, for example,
 * does not stand for a page that failed to load. Flows end in states that have their own stories.
 */
function screenStories(entries: readonly Entry[]): Shown[] {
  const chosen = new Map<string, string>();
  for (const { id, title, type, exportName = '', tags = [] } of entries) {
    if (type !== 'story' || !title.startsWith('Screens/') || id.includes('-flow--') || !tags.includes('test'))
      continue;
    const state = stateOf(exportName);
    const key = `${id.split('--')[0] ?? ''} ${state}`;
    if (PICTURED.includes(state) && (!chosen.has(key) || exportName.toLowerCase() === state))
      chosen.set(key, id);
  }
  return [...chosen.values()].map((id) => ({ id, subject: screens }));
}

/** Returns the stories of the built Storybook to take pictures of. */
export function storiesToShow(): Shown[] {
  const text = readFileSync(`${root}/.storybook/dist/index.json`, 'utf8');
  const { entries } = JSON.parse(text) as { entries: Record<string, Entry> };
  const all = Object.values(entries);
  const matrices = all.filter(({ id }) => id.endsWith('--matrix')).map(({ id }) => ({ id, subject: kit }));
  return [...matrices, ...screenStories(all)];
}
