/** Finds a Chromium for the browser tests. Unpacks one on a machine without a browser. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { root } from './run.ts';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Returns `CHROMIUM_PATH`, else an installed browser, else the one inside @sparticuz/chromium (Linux x64). */
export async function browserPath(): Promise<string> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(
      `CHROMIUM_PATH is "${chosen}", but there is no file: correct it, or unset it to let one be found.`,
    );
  }
  return usual.find((path) => existsSync(path)) ?? unpackedBrowser();
}

/** Unpacks the browser of the npm package into `.cache/browser`, with its libraries where the machine lacks them. */
export async function unpackedBrowser(): Promise<string> {
  const folder = `${root}/.cache/browser`;
  mkdirSync(folder, { recursive: true });
  const temporary = process.env['TMPDIR'];
  // The package unpacks into the system's temporary folder, where another process may have left a half-written file.
  process.env['TMPDIR'] = folder;
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    const binary = await chromium.executablePath();
    if (runs(binary)) return binary;
    const packed = new URL('../bin/', import.meta.resolve('@sparticuz/chromium'));
    const libraries = await inflate(new URL('al2023.tar.br', packed).pathname);
    return wrapped(folder, binary, libraries);
  } finally {
    if (temporary === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = temporary;
  }
}

/** Writes a start script that gives the browser its own libraries and, on a machine without fonts, its own fonts. */
function wrapped(folder: string, binary: string, libraries: string): string {
  const starter = `${folder}/start-chromium`;
  const lines = [
    '#!/bin/sh',
    `export LD_LIBRARY_PATH="${libraries}/lib:$LD_LIBRARY_PATH"`,
    `[ -d /etc/fonts ] || export FONTCONFIG_PATH="${folder}/fonts"`,
    `exec "${binary}" "$@"`,
  ];
  writeFileSync(starter, `${lines.join('\n')}\n`, { mode: 0o755 });
  if (!runs(starter)) {
    throw new Error(
      'No Chromium starts on this machine: install one, or set CHROMIUM_PATH to an installed one.',
    );
  }
  return starter;
}

function runs(binary: string): boolean {
  return spawnSync(binary, ['--version', '--no-sandbox'], { timeout: 30_000 }).status === 0;
}
