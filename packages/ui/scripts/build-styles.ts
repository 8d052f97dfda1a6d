import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compile, optimize } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

// Compiled as if it lay in dist, so that the fonts' addresses start from there.
const entry = `@import 'tailwindcss' source(none);\n@import '../css/theme.css';\n`;

/** Writes dist/styles.css: everything that the kit's own classes need, for hosts without Tailwind. */
export async function buildStyles(): Promise<void> {
  const compiler = await compile(entry, {
    base: dist,
    shouldRewriteUrls: true,
    onDependency: () => undefined,
  });
  const scanner = new Scanner({ sources: [{ base: dist, pattern: '**/*.js', negated: false }] });
  const css = compiler.build(scanner.scan());
  await writeFile(`${dist}/styles.css`, optimize(css, { minify: true }).code);
}
