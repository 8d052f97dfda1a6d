import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const CAMPUS = 'virtual:preview-campus';
const CAMPUSES = fileURLToPath(new URL('../../campuses', import.meta.url));

/** Provides the definition of a campus and the addresses of its pictures. Pictures are fetched where the scene shows them. */
export function previewCampus(name: string): Plugin {
  const definition = `${CAMPUSES}/${name}/src/index.ts`;
  if (!existsSync(definition)) throw new Error(`There is no campus in campuses/${name}.`);
  const folder = `${CAMPUSES}/${name}/pictures`;
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.avif')) : [];
  return {
    name: 'campushive-preview-campus',
    resolveId: (id) => (id === CAMPUS ? `\0${CAMPUS}` : undefined),
    load(id) {
      if (id !== `\0${CAMPUS}`) return undefined;
      const imports = files.map(
        (file, at) => `import p${at} from ${JSON.stringify(`${folder}/${file}?url`)};`,
      );
      const pictures = files.map((file, at) => `${JSON.stringify(basename(file, '.avif'))}: p${at}`);
      return [
        `export { campus } from ${JSON.stringify(definition)};`,
        ...imports,
        `export const pictures = { ${pictures.join(', ')} };`,
      ].join('\n');
    },
  };
}
