import { clock } from '@campushive/browser/clock';
import {
  openPreview,
  previewCampus,
  PREVIEW_LASTS,
  deleteStoredDatabases,
  type Preview,
} from '@campushive/testing';
import { schemaUrl } from '@campushive/testing/schema';
import { campus, pictures } from 'virtual:preview-campus';

const PREFIX = 'preview-';
/** Marks on this device that the next start begins with an empty campus. */
const RESET = 'campushive-preview-reset';
/** Query parameter of the page on which a charge is paid. */
export const PAYING = 'simulated-payment';

/** Shows where the start is. */
type ShowStatus = (text: string) => void;

/** Opens the campus in this page. Schema, campus and engine are part of the name, so a changed one starts afresh. */
export async function startPreview(say: ShowStatus): Promise<Preview> {
  const name = `${PREFIX}${campus.id}-${/[^/]+$/.exec(schemaUrl)?.[0] ?? ''}`;
  if (window.localStorage.getItem(RESET) !== null) {
    await deleteStoredDatabases(PREFIX);
    window.sessionStorage.clear();
    window.localStorage.clear();
  }
  const { origin } = window.location;
  return openPreview({
    campus,
    name,
    schema: async () => (await found(schemaUrl)).blob(),
    scene: previewCampus(async (picture) => {
      const address = pictures[picture];
      return address === undefined ? undefined : (await found(address)).blob();
    }),
    sceneLasts: PREVIEW_LASTS,
    device: clock,
    publicUrl: origin,
    payPage: (reference) => `${origin}/?${PAYING}=${reference}`,
    onProgress: (step) =>
      say(
        step === 'database'
          ? 'The preview starts its database…'
          : 'The preview fills the campus with students and listings. This happens once…',
      ),
  });
}

async function found(address: string): Promise<Response> {
  const response = await fetch(address);
  if (response.ok) return response;
  throw new Error(`${address} answered ${response.status}`);
}

/** Begins again with the campus of a first visit. */
export function resetPreview(): void {
  window.localStorage.setItem(RESET, '');
  window.location.assign('/');
}
