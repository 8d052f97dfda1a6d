/**
 * Writes the repository's address into each published manifest, where npm links to it and READMEs find their pictures. The address is the
 * only release setting that the code cannot know.
 *
 *   node scripts/publishing/repository.ts https://github.com/<owner>/<name>   writes it into every manifest
 *   node scripts/publishing/repository.ts --check                             fails where the address is missing: before a release
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { PUBLISHED, folderOf, type Manifest } from './published.ts';
import { root } from '../run.ts';

/** Returns the three fields as npm reads them. Throws on an invalid address. */
export function fieldsOf(address: string, folder: string) {
  const url = new URL(address);
  const path = url.pathname.replace(/\/+$|\.git$/g, '');
  if (url.protocol !== 'https:' || path === '') {
    throw new Error(
      `${address} is no address of a repository: give one such as https://git.example/owner/name.`,
    );
  }
  const page = `${url.origin}${path}`;
  return {
    homepage: `${page}#readme`,
    bugs: `${page}/issues`,
    repository: { type: 'git', url: `git+${page}.git`, directory: folder },
  };
}

/** Returns the manifest with the fields after its description, where readers look for them. */
export function withFields(manifest: Manifest, fields: ReturnType<typeof fieldsOf>): object {
  const { name, version, description, ...rest } = manifest;
  return { name, version, description, ...rest, ...fields };
}

function write(address: string): void {
  for (const name of PUBLISHED) {
    const folder = folderOf(name);
    const file = `${root}/${folder}/package.json`;
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    writeFileSync(file, `${JSON.stringify(withFields(manifest, fieldsOf(address, folder)), null, 2)}\n`);
  }
}

function check(): boolean {
  const lacking = PUBLISHED.filter((name) => {
    const manifest = JSON.parse(readFileSync(`${root}/${folderOf(name)}/package.json`, 'utf8')) as Manifest;
    return manifest.repository === undefined;
  });
  if (lacking.length === 0) return true;
  console.error(
    `${lacking.join(', ')}: the manifest does not say where the repository is, so npm can link to nothing.\n` +
      'Run `node scripts/publishing/repository.ts https://…` once and commit what it writes.',
  );
  return false;
}

if (process.argv[1] === import.meta.filename) {
  const [argument = '--check'] = process.argv.slice(2);
  if (argument !== '--check') write(argument);
  else if (!check()) process.exit(1);
}
