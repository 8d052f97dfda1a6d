/** Chooses the stories to take pictures of, and their looks; for scripts/visual/pictures.spec.ts. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { picturedStories } from '../../.storybook/data/pictured.ts';
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

/** Returns the stories of the built Storybook to take pictures of. */
export function storiesToShow(): Shown[] {
  const text = readFileSync(`${root}/.storybook/dist/index.json`, 'utf8');
  const { entries } = JSON.parse(text) as { entries: Record<string, Entry> };
  const components = new Map<string, Entry[]>();
  for (const entry of Object.values(entries)) {
    const id = entry.id.split('--')[0] ?? '';
    if (entry.type === 'story' && entry.tags?.includes('test'))
      components.set(id, [...(components.get(id) ?? []), entry]);
  }
  return [...components].flatMap(([id, stories]) => {
    const { title = '' } = stories[0] ?? {};
    const names = stories.map(({ exportName = '' }) => exportName);
    const pictured = picturedStories({ title, id, names });
    const subject = title.startsWith('Kit/') ? kit : screens;
    return stories
      .filter(({ exportName = '' }) => pictured.includes(exportName))
      .map((story) => ({ id: story.id, subject }));
  });
}
