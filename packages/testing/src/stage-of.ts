import type { Campus } from '@campushive/contract/campus-schema';
import type { People } from './people.js';
import type { RunningDomain } from './running-domain.js';
import { explainRefusals, type Stage, type Surroundings } from './scene.js';

/** Students, surroundings and names of a scene. */
export interface Setting {
  readonly domain: RunningDomain;
  readonly people: People;
  readonly surroundings: Surroundings;
  readonly ids: Map<string, string>;
  readonly campus: Campus;
  readonly scene: string;
}

export function stageOf({ domain, people, surroundings, ids, campus, scene }: Setting): Stage {
  const explained = (name: string) => explainRefusals(people.clientOf(people.named(name)), scene, name);
  return {
    ...surroundings,
    campus,
    clock: domain.clock,
    visitor: explainRefusals(people.client(undefined, 'visitor'), scene, 'a visitor'),
    async student(name, universityId) {
      await people.signUp(name, universityId);
      return explained(name);
    },
    as: explained,
    idOf: (name) => people.named(name).id,
    codeFor: (email) => domain.mailbox.codeFor(email),
    mailTo: (email) => domain.mailbox.of(email)[0]?.text ?? '',
    name: (key, id) => void ids.set(key, id),
    id: (key) => idIn(ids, key),
  };
}

/** Returns the id under a name. Throws an error that lists all names when there is none. */
export function idIn(ids: ReadonlyMap<string, string>, key: string): string {
  const id = ids.get(key);
  if (id !== undefined) return id;
  throw new Error(`The scene names nothing "${key}". It names: ${[...ids.keys()].join(', ') || 'nothing'}`);
}
