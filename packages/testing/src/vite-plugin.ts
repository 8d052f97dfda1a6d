import type { Plugin } from 'vite';
import { packSchema } from './pack-schema.ts';

const SCHEMA = 'virtual:campushive-schema';

/** Packs the schema of the domain for pages that Vite builds or serves. */
export function pageHost(): Plugin {
  return {
    name: 'campushive-page-host',
    resolveId: (id) => (id === SCHEMA ? `\0${SCHEMA}` : undefined),
    async load(id) {
      if (id !== `\0${SCHEMA}`) return undefined;
      return `export { default } from ${JSON.stringify(`${await packSchema()}?url`)};`;
    },
  };
}
