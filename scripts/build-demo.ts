/**
 * Builds the preview: a static folder in which the whole web app runs on the domain in the page. `--campus nairobi` builds another campus
 * than Ghana's. Serve `apps/preview/dist` from the root of any static host.
 */
import { copyFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root, run } from './run.ts';

/** Folder of the built preview. */
export const DEMO = `${root}/apps/preview/dist`;

/** Builds the preview of a campus. Throws when the build fails. */
export async function buildDemo(campus: string): Promise<void> {
  const code = await run('pnpm', ['--filter', '@campushive/preview', 'build'], { env: { CAMPUS: campus } });
  if (code !== 0) throw new Error('The build failed; see above.');
  // Static hosts answer a path without a file with this page, where the app then shows the path.
  copyFileSync(`${DEMO}/index.html`, `${DEMO}/404.html`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { campus: { type: 'string', default: 'ghana' } } });
  await buildDemo(values.campus);
  console.log(`The preview is in ${DEMO}`);
}
