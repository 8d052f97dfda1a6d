import { readFileSync } from 'node:fs';
import { tokensOfParts } from '../../packages/ui/scripts/styles.ts';
import { type Change, readChanges } from './changelog.ts';
import { kit, type Part, readParts } from './parts.ts';
import { readScreens, type Screen } from './screens.ts';

/** A part of the kit with its tokens and changes. */
export interface DocumentedPart extends Part {
  tokens: readonly string[];
  changes: readonly Change[];
}

export interface KitData {
  version: string;
  /** Web address of the sources, if the manifest states it. */
  repository?: string;
  parts: readonly DocumentedPart[];
  screens: readonly Screen[];
}

export async function readKit(): Promise<KitData> {
  const manifest = JSON.parse(readFileSync(`${kit}/package.json`, 'utf8')) as {
    version: string;
    repository?: { url?: string };
  };
  const parts = readParts();
  const tokens = await tokensOfParts(`${kit}/src`, `${kit}/dist`);
  const changes = readChanges(parts.flatMap((part) => part.names.map(({ name }) => name)));
  const repository = manifest.repository?.url?.replace(/^git\+/, '').replace(/\.git$/, '');
  return {
    version: manifest.version,
    ...(repository && { repository }),
    screens: readScreens(),
    parts: parts.map((part) => ({
      ...part,
      tokens: tokens.get(part.entry) ?? [],
      changes: [
        ...new Map(
          part.names.flatMap(({ name }) => changes.get(name) ?? []).map((one) => [one.text, one]),
        ).values(),
      ],
    })),
  };
}
