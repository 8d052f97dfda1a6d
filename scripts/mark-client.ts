import { readdirSync, readFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Matches imports of React's client-only API. */
const CLIENT = /import \{[^}]*\b(?:use[A-Z]?\w*|createContext)\b[^}]*\} from "react"/;

/** Matches files of hooks, which also use other libraries' hooks, and of texts, which hooks read: `use-login.js`, `auth.catalogue.js`. */
const HOOK_FILE = /(?:(?:^|\/)use-[\w-]+|\.catalogue)\.js$/;

/**
 * Adds "use client" to a package's build output: to components, to hooks and their texts, and to modules that use React's state or contexts. A host with server
 * components (Next.js) renders these files in the browser, and still calls the others on the server.
 */
export function markClient(folder: string): void {
  const dist = join(folder, 'dist');
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js')) continue;
    const code = readFileSync(join(dist, file), 'utf8');
    const isComponent = existsSync(join(folder, 'src', file.replace(/\.js$/, '.tsx')));
    const isHook = HOOK_FILE.test(file);
    if (code.startsWith('"use client"') || !(isComponent || isHook || CLIENT.test(code))) continue;
    writeFileSync(join(dist, file), `"use client";\n${code}`);
    moveMapDown(join(dist, `${file}.map`));
  }
}

/** Shifts a source map by a line, with a semicolon at its start, because a line was added to the file. */
function moveMapDown(file: string): void {
  if (!existsSync(file)) return;
  const map = JSON.parse(readFileSync(file, 'utf8')) as { mappings: string };
  writeFileSync(file, JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
}
