import type { Scene } from '../scene.js';
import * as threads from './talk-threads.js';

export const talkScenes: readonly Scene[] = Object.values(threads);
