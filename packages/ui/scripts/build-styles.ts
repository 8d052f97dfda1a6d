import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { partSheets, partSources, fullSheet } from './styles.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

/**
 * Writes the style sheets for hosts without Tailwind: dist/styles.css, and dist/styles/ with a sheet for each part. For hosts with Tailwind,
 * dist/sources/ has the sources of each part.
 */
export async function buildStyles(): Promise<void> {
  await writeFile(`${dist}/styles.css`, await fullSheet(dist, dist));
  await mkdir(`${dist}/styles`, { recursive: true });
  for (const [name, css] of await partSheets(dist, dist)) await writeFile(`${dist}/styles/${name}.css`, css);
  const sources = `${dist}/sources`;
  await mkdir(sources, { recursive: true });
  for (const [name, css] of partSources(dist, sources)) await writeFile(`${sources}/${name}.css`, css);
}
