import { expect, it } from 'vitest';
import { addressIn, isPublicAddress } from './public-address.js';

it.each(['8.8.8.8', '196.49.0.1', '102.176.0.9', '2606:4700::1111', '2a00:1450:4001::200e'])(
  'accepts %s as public',
  (one) => {
    expect(isPublicAddress(one)).toBe(true);
  },
);

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.100.0.1',
  '127.0.0.1',
  '127.8.8.8',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.19.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2001::1',
  '2002:a00:1::1',
  'localhost',
  '',
])('refuses %s as not public', (one) => {
  expect(isPublicAddress(one)).toBe(false);
});

it('recognises an address in every notation that a URL allows', () => {
  expect(addressIn(new URL('https://2130706433/'))).toBe('127.0.0.1');
  expect(addressIn(new URL('https://0x7f.1/'))).toBe('127.0.0.1');
  expect(addressIn(new URL('https://[::1]:8443/'))).toBe('::1');
  expect(addressIn(new URL('https://union.example/hook'))).toBeUndefined();
});
