import { fileURLToPath } from 'node:url';

/** Folders beside the code, found from `src/` and from the bundle in `dist/` alike. */
const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const migrationsFolder = beside('../migrations');
/** The letters of PDF receipts. */
export const fontsFolder = beside('../fonts');
/** Files of a demo that an earlier start made: in a checkout. */
export const generatedFilesFolder = beside('../../../.cache/demo');
/** Photographs of the first campus's demo. */
export const picturesFolder = beside('../../../campuses/ghana/pictures');
/** The built web app. */
export const webFolder = beside('../../campus/dist');
/** The code that renders its documents, and the list of the files that they are made of. */
export const rendererFile = beside('../../campus/dist-server/entry.server.js');
export const manifestFile = beside('../../campus/dist/.vite/manifest.json');
