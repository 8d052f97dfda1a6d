import type { CallOptions, Client } from '../client.js';
import { ApiError } from '../errors.js';
import { STEP_UP_CALLS } from '../routes.js';

type Send = (input: Readonly<Record<string, unknown>>, options?: CallOptions) => Promise<unknown>;

/**
 * Wraps a client so that its calls request a recent identity check where the server requires one, and then continue automatically. `ask`
 * resolves to the proof, or to null when the user declines, in which case the call fails as before. A call with a password needs no
 * request, because the password yields the proof. An identical call made before the first one is answered shares its result, so a double
 * click during the dialog acts once.
 */
export function withStepUp(client: Client, requestProof: () => Promise<string | null>): Client {
  let proof: string | undefined;
  let asking: Promise<string | null> | undefined;
  const once = () => (asking ??= requestProof().finally(() => (asking = undefined)));

  /** Sends the proof. Reports a wrong password on the form's password field. */
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
        const freshProof =
          field === null || typeof typed !== 'string' ? await once() : await prove(field, typed);
        if (freshProof === null) throw error;
        proof = freshProof;
        return attempt();
      }
    };
    const inFlight = new Map<string, Promise<unknown>>();
    const send: Send = (input, options) => {
      const key = JSON.stringify(input);
      const first = inFlight.get(key) ?? sendOnce(input, options).finally(() => inFlight.delete(key));
      inFlight.set(key, first);
      return first;
    };
    (groups[group] ??= {})[call] = { value: send, enumerable: true, configurable: true };
  }
  const replaced = Object.entries(groups).map(([group, calls]) => {
    const value: unknown = Object.create(groupOf(client, group), calls);
    return [group, { value, enumerable: true, configurable: true }];
  });
  // Inherits from the given client, so that other members stay unchanged.
  return Object.create(client, Object.fromEntries(replaced));
}

const groupOf = (client: Client, group: string): object => Reflect.get(client, group);

const sendOf =
  (client: Client, group: string, call: string): Send =>
  (input, options) =>
    Reflect.apply(Reflect.get(groupOf(client, group), call), undefined, [input, options]);
