import type { Plugin } from 'vite';

/**
 * Fails the build when the chunk `base` imports the chunk `upper`, which imports it: of two chunks that need each other one
 * runs before the other is there, and a class may then extend nothing.
 */
export function oneWay(upper: string, base: string): Plugin {
  return {
    name: 'one-way',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const [down, up] = [base, upper].map((name) => chunks.find((chunk) => chunk.name === name));
      if (down === undefined || up === undefined || !down.imports.includes(up.fileName)) return;
      this.error(`${base} imports ${upper}: take what it needs out of NOT_FIRST in vite.config.ts`);
    },
  };
}
