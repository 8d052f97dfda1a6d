import type { Plugin } from 'vite';

/**
 * Fails the build when chunks import each other in a circle: one of them then runs before what it needs is there, and no
 * page comes to life. Groups of chunks in vite.config.ts can cause it.
 */
export function noCycles(): Plugin {
  return {
    name: 'no-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const done = new Set<string>();
      const visit = (file: string, path: readonly string[]): void => {
        if (path.includes(file))
          this.error(
            `These chunks import each other: ${[...path.slice(path.indexOf(file)), file].join(' > ')}`,
          );
        if (done.has(file)) return;
        const chunk = bundle[file];
        if (chunk?.type === 'chunk') for (const next of chunk.imports) visit(next, [...path, file]);
        done.add(file);
      };
      for (const file of Object.keys(bundle)) visit(file, []);
    },
  };
}
