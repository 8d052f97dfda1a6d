import type { Theme } from '@campushive/contract';
import type { BrowserCampus } from '@campushive/contract/campus-schema';
import type { CampusChoice } from '@campushive/contract/campus-choice';
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Renderer in the web app's build, with which the server renders documents (apps/campus/src/entry.server.tsx). */
export interface Renderer {
  render(request: RenderRequest): Promise<Rendered>;
  shell(look: { readonly locale: string; readonly theme: Theme | null }): Promise<(nonce: string) => string>;
}

export interface RenderRequest {
  /** Path and query. */
  readonly url: string;
  readonly locale: string;
  readonly theme: Theme | null;
  readonly saveData: boolean;
  /** The campus that was chosen on the device. */
  readonly choice: CampusChoice;
  /** The user as the API describes them; null for a visitor. */
  readonly viewer: unknown;
  /** Answers a GET of the API on behalf of the viewer. */
  readonly ask: (path: string) => Promise<{ readonly status: number; readonly body: unknown }>;
}

export type Rendered =
  | {
      readonly kind: 'document';
      readonly status: 200 | 404;
      readonly html: (nonce: string) => string;
      /** Resources needed for the first paint, as the value of a `Link` header. */
      readonly link: string;
    }
  | { readonly kind: 'redirect'; readonly to: string; readonly permanent?: true };

/** The campus of the documents, and the address of its definition for browsers. */
export interface ServedCampus {
  readonly definition: BrowserCampus;
  readonly href: string;
}

interface ServerBuild {
  createRenderer(manifest: unknown, publicUrl: string, campus: ServedCampus): Renderer;
}

/** Opens a built web app, whose code is loaded with the first document; undefined where there is none. */
export function openRenderer(
  { code, manifest }: { readonly code: string; readonly manifest: string },
  publicUrl: string,
  campus: ServedCampus,
): Renderer | undefined {
  if (!existsSync(code) || !existsSync(manifest)) return undefined;
  let opened: Promise<Renderer> | undefined;
  const open = async () => {
    const { createRenderer } = (await import(pathToFileURL(code).href)) as ServerBuild;
    return createRenderer(JSON.parse(readFileSync(manifest, 'utf8')), publicUrl, campus);
  };
  const renderer = () => (opened ??= open());
  return {
    render: async (request) => (await renderer()).render(request),
    shell: async (look) => (await renderer()).shell(look),
  };
}
