import { describe, expect, it } from 'vitest';
import type { Client } from '../client.js';
import { ApiError } from '../errors.js';
import { STEP_UP_CALLS } from '../routes.js';
import { withStepUp } from './step-up.js';

type Options = { readonly stepUp?: string | undefined };

/** Sets up a client whose calls need a proof, and count their executions. */
function scene() {
  const done: object[] = [];
  const giveProof: ((proof: string | null) => void)[] = [];
  const call = async (input: object, { stepUp }: Options = {}) => {
    if (stepUp === undefined)
      throw new ApiError({ code: 'step_up_required', status: 403, message: 'Prove it' });
    done.push(input);
    return { data: done.length };
  };
  const groups = new Map<string, Record<string, unknown>>();
  for (const name of STEP_UP_CALLS.keys()) {
    const [group = '', method = ''] = name.split('.');
    groups.set(group, { ...groups.get(group), [method]: call });
  }
  const ask = () => new Promise<string | null>((resolve) => giveProof.push(resolve));
  const client = withStepUp(Object.fromEntries(groups) as unknown as Client, ask);
  return { client, done, giveProof };
}
/** Resolves once all pending promises have settled. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const names = [...STEP_UP_CALLS].filter(([, field]) => field === null).map(([name]) => name);

describe('withStepUp', () => {
  it.each(names)('runs %s once when it is called twice while the proof dialog opens', async (name) => {
    const { client, done, giveProof } = scene();
    const [group = '', method = ''] = name.split('.');
    const send = Reflect.get(Reflect.get(client, group), method) as (input: object) => Promise<unknown>;
    const first = send({ id: 'a' });
    await settled();
    const second = send({ id: 'a' });
    await settled();
    expect(giveProof).toHaveLength(1);
    giveProof[0]?.('proof');
    expect(await first).toBe(await second);
    expect(done).toEqual([{ id: 'a' }]);
  });

  it('runs a call again once the first one has been answered', async () => {
    const { client, done, giveProof } = scene();
    const first = client.payouts.create({});
    await settled();
    giveProof[0]?.('proof');
    await first;
    await client.payouts.create({});
    expect(done).toHaveLength(2);
  });

  it('runs every waiting call with a single proof', async () => {
    const { client, done, giveProof } = scene();
    const both = [
      client.payouts.setAccount({ network: 'mtn', phone: '0551234987', name: 'Ama' }),
      client.payouts.setAccount({ network: 'mtn', phone: '0241234567', name: 'Ama' }),
    ];
    await settled();
    expect(giveProof).toHaveLength(1);
    giveProof[0]?.('proof');
    await Promise.all(both);
    expect(done).toHaveLength(2);
  });

  it('rejects both waiting calls when the owner gives no proof, and asks again on the next call', async () => {
    const { client, done, giveProof } = scene();
    const both = [client.payouts.create({}), client.payouts.create({})];
    const ends = Promise.allSettled(both);
    await settled();
    giveProof[0]?.(null);
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(done).toEqual([]);
    const again = client.payouts.create({});
    await settled();
    giveProof[1]?.('proof');
    await again;
    expect(done).toHaveLength(1);
  });
});
