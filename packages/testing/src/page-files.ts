import { sha256 } from '@noble/hashes/sha2.js';
import { Failure } from '@campushive/domain/calls/failure';
import type { FileInspector } from '@campushive/domain/platform/ports/files';

const PDF = '%PDF-';
/** Entry of a PDF that needs a password. */
const ENCRYPTION = '/Encrypt';

/** Documents of a page: recognises PDFs by their first bytes and refuses those with a password. Does not count or render pages, or detect unsafe content. */
export function createPageFiles(): FileInspector {
  const inspect = async (bytes: Uint8Array) => {
    if (!PDF.split('').every((sign, at) => bytes[at] === sign.charCodeAt(0)))
      throw new Failure('unsupported_file', 'Only PDFs can be uploaded in a page.');
    if (new TextDecoder('latin1').decode(bytes).includes(ENCRYPTION))
      throw new Failure(
        'encrypted_file',
        'This PDF is locked with a password. Please upload it without one.',
      );
    return { format: 'pdf', contentType: 'application/pdf', bytes, pages: null } as const;
  };
  return {
    inspect: async (bytes) => ({ ...(await inspect(bytes)), firstPage: null }),
    async prepareStudyFile(bytes) {
      const hash = [...sha256(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      return { ...(await inspect(bytes)), sha256: hash, preview: null };
    },
    drawFirstPage: async () => ({ status: 'undrawable' }),
  };
}
