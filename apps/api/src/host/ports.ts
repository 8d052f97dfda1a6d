import type { Platform } from '@campushive/domain/platform/platform';
import type { Ports } from '@campushive/domain/platform/ports/ports';
import { archive } from './archive/archive.js';
import { documents } from './documents/documents.js';
import { files } from './files/files.js';
import { images } from './images/images.js';
import { createOperatorRules } from './operator-rules/operator-rules.js';
import { outside } from './outside/post-outside.js';
import { passwords } from './passwords/passwords.js';
import { PlacesOfFile } from './places/sign-in-places.js';

/** Opens the ports of a server on Node. */
export const openPorts = (platform: Pick<Platform, 'config' | 'log'>): Ports => ({
  archive,
  documents,
  files,
  images,
  operatorRules: createOperatorRules(platform.config.scamRules),
  outside,
  passwords,
  signInPlaces: new PlacesOfFile(platform),
});
