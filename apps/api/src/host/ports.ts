import type { Ports } from '../platform/ports/ports.js';
import { files } from './files/files.js';
import { images } from './images/images.js';

/** The ports of a server on Node. */
export const openPorts = (): Ports => ({ images, files });
