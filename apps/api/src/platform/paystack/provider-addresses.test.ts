import { describe, expect, it } from 'vitest';
import { createPaystack } from './paystack-client.js';
import { createProviderAddresses } from './provider-addresses.js';
import { ProviderError } from '@campushive/domain/platform/paystack/provider';
import { MAX_ANSWER_BYTES } from './read-body.js';
import type { UnknownAnswer } from './unknown-answers.js';

const addresses = createProviderAddresses(['https://api.paystack.co', 'http://127.0.0.1:4120']);

describe('the check of the checkout address', () => {
  it.each([
    'https://checkout.paystack.com/3ni8kdavz62431k',
    'https://standard.paystack.co/pay/3ni8',
    'http://127.0.0.1:4120/dev/paystack/checkout/3ni8',
  ])('accepts %s', (address) => {
    expect(addresses.checkout(address)).toBe(address);
  });

  it.each([
    'http://checkout.paystack.com/3ni8',
    'https://checkout.paystack.com:8443/3ni8',
    'https://checkout.paystack.com.evil.example/3ni8',
    'https://evil.example/checkout.paystack.com',
    'https://checkout.paystack.com@evil.example/',
    'https://evil@checkout.paystack.com/3ni8',
    'https://evil.example\\@checkout.paystack.com/3ni8',
    'https://169.254.169.254/latest',
    'http://127.0.0.1:4121/',
    'javascript:alert(1)',
    'data:text/html,hello',
    '//checkout.paystack.com/3ni8',
    '',
  ])('refuses %s', (address) => {
    expect(() => addresses.checkout(address)).toThrow(ProviderError);
  });

  it('fails the start of a payment with a foreign address, so that no buyer is sent there', async () => {
    const data = { authorization_url: 'https://evil.example/', access_code: 'a', reference: 'cmp-1' };
    const client = clientThat(() => json({ status: true, message: 'Good', data }));
    await expect(client.initialize(CHARGE)).rejects.toThrow('evil.example');
  });
});

it('uploads evidence over an encrypted connection only', () => {
  expect(addresses.upload('https://s3.eu-west-1.amazonaws.com/a?signature=b')).toContain('amazonaws');
  expect(() => addresses.upload('http://s3.eu-west-1.amazonaws.com/a')).toThrow(ProviderError);
});

describe('a provider response without an end', () => {
  it('is cut off at one megabyte, and its connection is closed', async () => {
    let sent = 0;
    let isClosed = false;
    const part = new Uint8Array(65_536).fill(32);
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += part.byteLength;
        controller.enqueue(part);
      },
      cancel() {
        isClosed = true;
      },
    });
    await expect(clientThat(() => new Response(body)).verify('cmp-1')).rejects.toThrow(ProviderError);
    expect(isClosed).toBe(true);
    expect(sent).toBeLessThanOrEqual(MAX_ANSWER_BYTES + 3 * part.byteLength);
  });

  it('is read completely up to that size', async () => {
    const filled = JSON.stringify({ status: false, message: 'x' }).padEnd(MAX_ANSWER_BYTES, ' ');
    const unknown = new Response(filled, { status: 404 });
    expect(await clientThat(() => unknown).verify('cmp-1')).toBeUndefined();
  });
});

it.each([
  ['a refund', (client: ReturnType<typeof clientThat>) => client.findRefund({ id: '1' }), 'paused'],
  ['a transfer', (client: ReturnType<typeof clientThat>) => client.verifyTransfer('cmp-out-1'), 'on-hold'],
  ['a charge', (client: ReturnType<typeof clientThat>) => client.verify('cmp-1'), 'bewitched'],
] as const)('reports an unknown status of %s', async (_what, ask, status) => {
  const reported: UnknownAnswer[] = [];
  const data = {
    ...{
      id: 1,
      domain: 'test',
      reference: 'cmp-1',
      amount: 100,
      currency: 'GHS',
      transfer_code: 'TRF_1',
      status,
    },
  };
  await ask(clientThat(() => json({ status: true, message: 'Good', data }), reported));
  expect(reported).toMatchObject([{ kind: 'status', words: status }]);
});

const CHARGE = {
  ...{ reference: 'cmp-1', email: 'a@st.ug.edu.gh', amount: 1, metadata: {} },
  callbackUrl: 'https://campus.example',
};
const json = (body: unknown) => new Response(JSON.stringify(body));

function clientThat(answer: () => Response, reported: UnknownAnswer[] = []) {
  return createPaystack({
    baseUrl: 'https://api.paystack.co',
    secretKey: 'sk_test_x',
    fetch: async () => answer(),
    onUnknown: (unknownAnswer) => reported.push(unknownAnswer),
  });
}
