import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

const folder = import.meta.dirname;

export default defineConfig({
  entry: ['src/index.ts', 'src/cli.ts'],
  format: 'esm',
  dts: { entry: 'src/index.ts' },
  clean: true,
  async onSuccess() {
    // The example is the template, so tests of the example cover the copy.
    cpSync(`${folder}/../../examples/foreign-vite`, `${folder}/dist/template`, {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist)$/.test(path.replace(/.*foreign-vite/, '')),
    });
    pinVersions(`${folder}/dist/template/package.json`);
  },
});

/** The example takes the latest packages; what is made of it, those that it was released with. */
function pinVersions(file: string): void {
  const pinned = readFileSync(file, 'utf8').replace(
    /"@campushive\/([\w-]+)": "latest"/g,
    (_, name: string) => `"@campushive/${name}": "^${versionOf(name)}"`,
  );
  writeFileSync(file, pinned);
}

function versionOf(name: string): string {
  const place = name.startsWith('campus-') ? `../../campuses/${name.slice('campus-'.length)}` : `../${name}`;
  const { version } = JSON.parse(readFileSync(`${folder}/${place}/package.json`, 'utf8')) as {
    version: string;
  };
  return version;
}
