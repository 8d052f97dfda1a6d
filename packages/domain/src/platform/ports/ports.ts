import type { Archive } from './archive.js';
import type { Documents } from './documents.js';
import type { FileInspector } from './files.js';
import type { Images } from './images.js';
import type { OperatorRules } from './operator-rules.js';
import type { Outside } from './outside.js';
import type { Passwords } from './passwords.js';
import type { SignInPlaces } from './sign-in-places.js';

/** Work that only the host can do: it takes native code, threads, files or the network. */
export interface Ports {
  readonly archive: Archive;
  readonly documents: Documents;
  readonly files: FileInspector;
  readonly images: Images;
  readonly operatorRules: OperatorRules;
  readonly outside: Outside;
  readonly passwords: Passwords;
  readonly signInPlaces: SignInPlaces;
}
