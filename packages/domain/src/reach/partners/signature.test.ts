import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSecrets } from '../../../../../apps/api/src/host/secrets/secrets.js';
import { secretOf, signatureHeaders } from './signature.js';

it('writes the secret of a webhook in base64, the same on each call', () => {
  const secrets = createSecrets('a secret of this test');
  const expected = createHmac('sha256', 'a secret of this test').update('webhook:1').digest('base64');
  expect(secretOf(secrets, '1')).toBe(`whsec_${expected}`);
});

it('signs a delivery as the Standard Webhooks specification requires', () => {
  // Example of the specification's libraries.
  const headers = signatureHeaders(
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' },
    new Date(1_614_265_330_000),
  );
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});
