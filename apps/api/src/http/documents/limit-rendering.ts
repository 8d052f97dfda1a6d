import type { Rendered, Renderer, RenderRequest } from './renderer.js';
import { unavailable } from './rendering-failures.js';

/** Number of documents rendered at the same time. Beyond it the browser renders, so that a flood delays no one. */
const CONCURRENCY = 8;
/** Longer addresses are left to the browser. */
const MAX_ADDRESS = 1_000;

export type Render = (request: RenderRequest) => Promise<Rendered | undefined>;

/** Renders a document, or undefined where the browser renders it. */
export function limitRendering(renderer: Renderer): Render {
  let rendering = 0;
  return async (request) => {
    if (rendering >= CONCURRENCY || request.url.length > MAX_ADDRESS) return undefined;
    rendering += 1;
    let isAway = false;
    const callApi: RenderRequest['ask'] = async (path) => {
      const answer = await request.ask(path);
      isAway ||= answer.status === 503;
      return answer;
    };
    try {
      const rendered = await renderer.render({ ...request, ask: callApi });
      if (!isAway) return rendered;
    } catch (error) {
      if (!isAway) throw error;
    } finally {
      rendering -= 1;
    }
    // A page without its data would show skeletons, and be kept so.
    throw unavailable();
  };
}
