import { readdirSync, readFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What React has for browsers only. */
const CLIENT = /import \{[^}]*\b(?:use[A-Z]?\w*|createContext)\b[^}]*\} from "react"/;

/**
 * Marks what a package was built to: components, and whatever uses React's state or contexts, are for browsers. A host whose
 * components run on the server (Next.js) stops at these files, and keeps calling the rest there.
 */
export function markClient(folder: string): void {
  const dist = join(folder, 'dist');
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js')) continue;
    const code = readFileSync(join(dist, file), 'utf8');
    const isComponent = existsSync(join(folder, 'src', file.replace(/\.js$/, '.tsx')));
    if (code.startsWith('"use client"') || !(isComponent || CLIENT.test(code))) continue;
    writeFileSync(join(dist, file), `"use client";\n${code}`);
    moveMapDown(join(dist, `${file}.map`));
  }
}

/** A line more at the beginning of a file is a semicolon more at the beginning of its source map. */
function moveMapDown(file: string): void {
  if (!existsSync(file)) return;
  const map = JSON.parse(readFileSync(file, 'utf8')) as { mappings: string };
  writeFileSync(file, JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
}
