import type { FileInspector } from './files.js';
import type { Images } from './images.js';

/** Work that only the host can do: it takes native code, threads or the network. */
export interface Ports {
  readonly images: Images;
  readonly files: FileInspector;
}
