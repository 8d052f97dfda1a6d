import * as net from 'node:net';
import { expect, it } from 'vitest';
import { isIPv6, networkOf } from './network-of.js';

it.each([
  ['41.215.160.7', '41.215.160.7'],
  ['::ffff:41.215.160.7', '41.215.160.7'],
  ['2c0f:fc89:8000:12::1', '2c0f:fc89:8000:12::/64'],
  ['2C0F:FC89:8000:0012:aaaa:bbbb:cccc:dddd', '2c0f:fc89:8000:12::/64'],
  ['2c0f:fc89::5', '2c0f:fc89:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('maps the address %s to the network %s', (ip, network) => expect(networkOf(ip)).toBe(network));

it('groups requests whose connection is already closed', () => {
  expect(networkOf(undefined)).toBe('closed');
});

it('separates neighbouring networks', () => {
  expect(networkOf('2c0f:fc89:8000:12::1')).not.toBe(networkOf('2c0f:fc89:8000:13::1'));
});

it.each([
  '',
  '::',
  ':::',
  '::1',
  '1::',
  '1:2:3:4:5:6:7:8',
  '1:2:3:4:5:6:7:8:9',
  '1:2:3:4:5:6:7',
  '1::8',
  '1:2:3:4:5:6:7::',
  '::2:3:4:5:6:7:8',
  '1::2::3',
  '12345::',
  'g::1',
  ' ::1',
  '::1 ',
  '[::1]',
  '::1]/[::1',
  '::1/64',
  '::ffff:1.2.3.4',
  '::ffff:1.2.3.4.5',
  '::ffff:1.2.3',
  '::ffff:01.2.3.4',
  '::ffff:256.2.3.4',
  '1:2:3:4:5:6:1.2.3.4',
  '1:2:3:4:5:6:7:1.2.3.4',
  '1.2.3.4::',
  'fe80::1%eth0',
  'fe80::1%',
  'fe80::1%a b',
  'fe80::1%25eth0',
  '%eth0',
  '41.215.160.7',
  'localhost',
])('recognises an IPv6 address as Node does: %s', (ip) => expect(isIPv6(ip)).toBe(net.isIPv6(ip)));
