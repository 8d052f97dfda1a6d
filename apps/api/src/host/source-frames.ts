import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LocateFrame } from '@campushive/domain/platform/error-report';

/** Place of a frame of the bundle: `file:///app/dist/main.js:10:5`. */
const PLACE = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/;

/**
 * Finds the sources of frames in the source maps beside the bundle. A map is read at the first error that needs it: `--enable-source-maps`
 * reads all maps at the start, which holds 55 MB in a server without any error.
 */
export function createLocateFrame(): LocateFrame {
  const maps = new Map<string, SourceMap | undefined>();
  const mapOf = (file: string) => {
    if (!maps.has(file)) maps.set(file, readMap(file));
    return maps.get(file);
  };
  return (frame) =>
    frame.replace(PLACE, (place, url: string, line: string, column: string) => {
      const file = fileURLToPath(url);
      const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
      if (origin === undefined || !('fileName' in origin)) return place;
      return `${resolve(dirname(file), origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`;
    });
}

function readMap(file: string): SourceMap | undefined {
  if (!existsSync(`${file}.map`)) return undefined;
  return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
}
