import { expect, it } from 'vitest';
import { networkOf } from './network-of.js';

it.each([
  ['41.215.160.7', '41.215.160.7'],
  ['::ffff:41.215.160.7', '41.215.160.7'],
  ['2c0f:fc89:8000:12::1', '2c0f:fc89:8000:12::/64'],
  ['2C0F:FC89:8000:0012:aaaa:bbbb:cccc:dddd', '2c0f:fc89:8000:12::/64'],
  ['2c0f:fc89::5', '2c0f:fc89:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('counts %s as %s', (ip, network) => expect(networkOf(ip)).toBe(network));

it('tells neighbouring networks apart', () => {
  expect(networkOf('2c0f:fc89:8000:12::1')).not.toBe(networkOf('2c0f:fc89:8000:13::1'));
});
