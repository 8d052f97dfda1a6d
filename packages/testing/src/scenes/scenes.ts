import type { Scene } from '../scene.js';
import { accountsScenes } from './accounts.js';
import { baseScenes } from './base.js';
import { catalogueScenes } from './catalogue.js';
import { claimScenes } from './catalogue-claims.js';
import { dealScenes } from './deals.js';
import { reachScenes } from './reach.js';
import { talkScenes } from './talk.js';
import { trustScenes } from './trust.js';

export { emptyCampus, laptopForSale } from './catalogue.js';
export { heldPayment, offerAndMeetup } from './deals.js';
export { tutoringBooked } from './deals-lessons.js';
export { BUYER, SELLER } from './steps.js';

const all: readonly Scene[] = [
  ...catalogueScenes,
  ...claimScenes,
  ...baseScenes,
  ...accountsScenes,
  ...talkScenes,
  ...dealScenes,
  ...trustScenes,
  ...reachScenes,
];

/** Every scene by its name. */
export const scenes: Readonly<Record<string, Scene>> = Object.fromEntries(
  all.map((scene) => [scene.name, scene]),
);

/** Returns the scene with this name. Throws an error that lists all scenes when there is none. */
export function sceneNamed(name: string) {
  const found = scenes[name];
  if (found !== undefined) return found;
  throw new Error(`There is no scene "${name}". Scenes: ${Object.keys(scenes).join(', ')}`);
}
