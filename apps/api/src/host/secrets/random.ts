import { randomBytes, randomInt } from 'node:crypto';
import type { Random } from '@campushive/domain/platform/ports/secrets';

export const systemRandom: Random = { bytes: randomBytes, below: (limit) => randomInt(limit) };
