import { expect, it } from 'vitest';
import { createSecrets } from './secrets.js';

const secrets = createSecrets('a secret of this test');

it('unseals a sealed value, and never seals the same value to the same text twice', () => {
  const sealed = secrets.seal('payment-number', '0244123456');
  expect(secrets.unseal('payment-number', sealed)).toBe('0244123456');
  expect(sealed).not.toContain('0244123456');
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('0244123456');
  expect(secrets.seal('payment-number', '0244123456')).not.toBe(sealed);
});

it('unseals no value that was changed, truncated, or sealed for another purpose or with another secret', () => {
  const sealed = secrets.seal('payment-number', '0244123456');
  const bytes = Buffer.from(sealed, 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(secrets.unseal('payment-number', changed.toString('base64url'))).toBeUndefined();
  }
  for (const wrong of ['', 'x', sealed.slice(0, 20)])
    expect(secrets.unseal('payment-number', wrong)).toBeUndefined();
  expect(secrets.unseal('another', sealed)).toBeUndefined();
  expect(createSecrets('another secret').unseal('payment-number', sealed)).toBeUndefined();
});
