import { ApiError, type Client } from '@campushive/contract';
import type { Campus } from '@campushive/contract/campus-schema';
import type { VirtualClock } from './virtual-clock.js';

/** Actions of a scene: those of students, of their payer, and of time. */
export interface Stage {
  readonly campus: Campus;
  readonly clock: Pick<VirtualClock, 'now'>;
  /** Signs a student up, with a mailbox of their university. Default: the first university of the campus. */
  student(name: string, universityId?: string): Promise<Client>;
  /** Returns the client of a student of this scene. Calls that need the password again get it. */
  as(name: string): Client;
  /** Pays a pending payment, as its payer at the provider. */
  pay(payment: { readonly reference: string }): Promise<void>;
  /** Lets time pass, and runs what is due then. */
  pass(milliseconds: number): Promise<void>;
  /** Names something for stories and tests: `world.ids.laptop`. */
  name(key: string, id: string): void;
}

/** Script of calls by named students. */
export interface Scene {
  readonly name: string;
  play(stage: Stage): Promise<void>;
}

export const defineScene = (name: string, play: Scene['play']): Scene => ({ name, play });

/** A call of a scene was refused: the scene breaks a rule. */
export class SceneError extends Error {
  override readonly name = 'SceneError';
}

/** Returns the same client whose refusals name the scene, the student, the call and the answer. */
export function explainRefusals(client: Client, scene: string, person: string): Client {
  const group = (groupName: string, calls: object) =>
    new Proxy(calls, {
      get(target, call) {
        const send: unknown = Reflect.get(target, call);
        if (typeof send !== 'function') return send;
        return async (...given: unknown[]) => {
          try {
            return (await Reflect.apply(send, target, given)) as unknown;
          } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            const fields = Object.entries(error.fieldErrors).map(([field, { code }]) => `${field}: ${code}`);
            const answer = [`${error.status} ${error.code}`, error.message, ...fields].join('; ');
            throw new SceneError(
              `Scene "${scene}": ${person} called ${groupName}.${String(call)}(${JSON.stringify(given[0])}) and got ${answer}`,
              { cause: error },
            );
          }
        };
      },
    });
  return new Proxy(client, {
    get(target, name) {
      const calls: unknown = Reflect.get(target, name);
      return typeof calls === 'object' && calls !== null ? group(String(name), calls) : calls;
    },
  });
}
