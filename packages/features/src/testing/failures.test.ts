import { ApiError, type Client } from '@campushive/contract';
import { describe, expect, it } from 'vitest';
import { withFailures } from './failures.js';

const client = {
  auth: { me: async () => ({ status: 'success', data: 'me' }) },
  payments: { verify: async () => ({ status: 'success', data: 'verified' }) },
} as unknown as Client;

const failureOf = (call: Promise<unknown>) => call.then(() => null).catch((error: unknown) => error);

describe('simulated failures of single calls', () => {
  it('leave other calls unchanged', async () => {
    const failing = withFailures(client, { 'payments.verify': 'offline' });
    expect((await failing.auth.me({})).data).toBe('me');
  });

  it('lose only the response of the first attempt', async () => {
    const failing = withFailures(client, { 'payments.verify': 'lost-once' });
    expect(await failureOf(failing.payments.verify({ reference: 'a' }))).toMatchObject({
      code: 'network',
      status: 0,
    });
    expect((await failing.payments.verify({ reference: 'a' })).data).toBe('verified');
  });

  it('refuse with the status of the error code and its field errors', async () => {
    const fieldErrors = { reference: { code: 'required' as const } };
    const failing = withFailures(client, { 'payments.verify': { code: 'validation_failed', fieldErrors } });
    const error = await failureOf(failing.payments.verify({ reference: 'a' }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: 'validation_failed', status: 422, fieldErrors });
  });

  it('return status 500 for a broken server', async () => {
    const failing = withFailures(client, { 'payments.verify': 'broken' });
    expect(await failureOf(failing.payments.verify({ reference: 'a' }))).toMatchObject({ status: 500 });
  });
});
