import { fileURLToPath } from 'node:url';

/** Folders beside the code, found from `src/` and from the bundle in `dist/` alike. */
const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const migrationsFolder = beside('../migrations');
/** The letters of PDF receipts. */
export const fontsFolder = beside('../fonts');
/** The built web app. */
export const webFolder = beside('../../campus/dist');
/** The code that draws its pages. */
export const drawingFile = beside('../../campus/dist-server/prerender.js');
/** Its pages in other languages than English, in a folder each. */
export const translatedFolder = beside('../../campus/dist-server/pages');
/** The addresses that have a page. */
export const addressesFile = beside('../../campus/dist-server/addresses.json');
/** The files with what the pages of the dashboard begin with, by their addresses. */
export const framesFile = beside('../../campus/dist-server/frames.json');
