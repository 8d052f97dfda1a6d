import type { CallOptions, Client } from './client.js';
import { ApiError } from './errors.js';
import { STEP_UP_CALLS } from './routes.js';

type Send = (input: Readonly<Record<string, unknown>>, options?: CallOptions) => Promise<unknown>;

/**
 * The same client, whose calls ask for a fresh proof of who is there where the server wants one, and then go on by
 * themselves. `ask` answers the proof, or null when its owner would not give one: the call then fails as it did. A call
 * that brings the password along asks for nothing: the proof is made of that. The same call with the same input, made again before the
 * first one is answered, joins it: a button that is pressed twice while the proof's dialog opens does its action once.
 */
export function withStepUp(client: Client, ask: () => Promise<string | null>): Client {
  let proof: string | undefined;
  let asking: Promise<string | null> | undefined;
  const once = () => (asking ??= ask().finally(() => (asking = undefined)));

  /** A wrong password is the form's own: it has that field. */
  const prove = async (field: string, password: string) => {
    try {
      return (await client.auth.stepUp({ password })).data.stepUpToken;
    } catch (error) {
      const wrong = error instanceof ApiError ? error.fieldErrors['password'] : undefined;
      if (!(error instanceof ApiError) || wrong === undefined) throw error;
      throw new ApiError({ ...error, message: error.message, fieldErrors: { [field]: wrong } });
    }
  };

  const groups: Record<string, Record<string, PropertyDescriptor>> = {};
  for (const [name, field] of STEP_UP_CALLS) {
    const [group = '', call = ''] = name.split('.');
    const sendOnce: Send = async (input, options) => {
      const attempt = () => sendOf(client, group, call)(input, { ...options, stepUp: proof });
      try {
        return await attempt();
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'step_up_required') throw error;
        const typed = field === null ? undefined : input[field];
        const given = field === null || typeof typed !== 'string' ? await once() : await prove(field, typed);
        if (given === null) throw error;
        proof = given;
        return attempt();
      }
    };
    const underWay = new Map<string, Promise<unknown>>();
    const send: Send = (input, options) => {
      const key = JSON.stringify(input);
      const first = underWay.get(key) ?? sendOnce(input, options).finally(() => underWay.delete(key));
      underWay.set(key, first);
      return first;
    };
    (groups[group] ??= {})[call] = { value: send, enumerable: true };
  }
  const replaced = Object.entries(groups).map(([group, calls]) => {
    const value: unknown = Object.create(groupOf(client, group), calls);
    return [group, { value, enumerable: true }];
  });
  // Over the given one, whatever that is made of: what is not replaced stays its own.
  return Object.create(client, Object.fromEntries(replaced));
}

const groupOf = (client: Client, group: string): object => Reflect.get(client, group);

const sendOf =
  (client: Client, group: string, call: string): Send =>
  (input, options) =>
    Reflect.apply(Reflect.get(groupOf(client, group), call), undefined, [input, options]);
