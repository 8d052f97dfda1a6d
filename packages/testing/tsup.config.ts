import { defineConfig } from 'tsup';

// The domain is not published: it is bundled, together with the libraries that only it needs.
export default defineConfig({
  entry: ['src/published/node.ts', 'src/published/page.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  noExternal: [/^@campushive\/domain/],
  external: [/^node:/],
  splitting: true,
  clean: true,
  sourcemap: false,
});
