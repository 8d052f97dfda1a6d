import { randomBytes, randomInt } from 'node:crypto';
import type { Random } from '../../platform/ports/secrets.js';

export const systemRandom: Random = { bytes: randomBytes, below: (limit) => randomInt(limit) };
