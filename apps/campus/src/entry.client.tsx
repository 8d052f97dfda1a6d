import { setNonce } from 'get-nonce';
import { createRoot } from 'react-dom/client';
import './main.css';
import { createHost } from './host.js';
import { readPageCampus } from './page-campus.js';
import { PageError } from './fallbacks/page-error.js';
import { show } from './show.js';

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no #root');

// The nonce allows the style elements that Radix adds while a dialog is open.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
if (nonce) setNonce(nonce);
try {
  await show(root, createHost(await readPageCampus(document)));
} catch (error) {
  createRoot(root).render(
    <PageError>
      <Failed error={error} />
    </PageError>,
  );
}

/** Throws an error of the start, so that the error page shows it. */
function Failed({ error }: { error: unknown }): never {
  throw error;
}
