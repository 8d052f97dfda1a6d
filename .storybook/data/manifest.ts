/**
 * Completes the manifest that Storybook writes for machines. Its own reader knows stories of one file only: others carry an error in place
 * of their code, and its paths are those of the machine that built it.
 */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readStories } from './stories.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface ManifestStory {
  id?: string;
  snippet?: string;
  error?: unknown;
  warning?: string;
}
interface ManifestComponent {
  id: string;
  error?: unknown;
  stories?: ManifestStory[];
}
/** The part of the manifest of components that changes here. */
interface Manifest {
  components: Record<string, ManifestComponent>;
}

/** Returns the manifests with the code of every story, without errors, and with paths inside the repository. */
export function completed<T extends object>(manifests: T): T {
  const components = manifestOf(manifests);
  if (components === undefined) return manifests;
  const code = new Map(
    globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).flatMap((path) =>
      Object.entries(readStories(`${root}${path}`).code),
    ),
  );
  const complete: Manifest = { ...components, components: {} };
  for (const [id, component] of Object.entries(components.components)) {
    const { error, stories = [], ...rest } = component;
    // Pages of foundations show colours and words, no component.
    if (error !== undefined && id.startsWith('foundations-')) continue;
    complete.components[id] = { ...rest, stories: stories.map((story) => withCode(story, code)) };
  }
  return withoutRoot({ ...manifests, components: complete });
}

function manifestOf(manifests: object): Manifest | undefined {
  return 'components' in manifests && isManifest(manifests.components) ? manifests.components : undefined;
}

const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' && value !== null && 'components' in value;

function withCode(
  { error, warning, ...story }: ManifestStory,
  code: ReadonlyMap<string, string>,
): ManifestStory {
  const snippet = code.get(story.id ?? '') ?? story.snippet;
  return snippet === undefined ? { ...story, error, ...(warning && { warning }) } : { ...story, snippet };
}

/** Returns a copy whose texts have no path of this machine. */
function withoutRoot<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replaceAll(root, '')) as T;
}
