import { describe, expect, it } from 'vitest';
import { isPushService } from '../push-services.js';
import { webAddress } from '../schema.js';
import { isPublicHost, readWebAddress } from './web-address.js';

const read = (typed: string, publicHost = true) => readWebAddress(typed, { publicHost });

describe('a web address', () => {
  it.each([
    ['https://example.org/join', 'https://example.org/join'],
    ['  https://example.org  ', 'https://example.org/'],
    ['HTTPS://Example.ORG:443/A?b=1#c', 'https://example.org/A?b=1#c'],
    ['http://example.org/a/../b', 'http://example.org/b'],
    ['forms.gle/abc', 'https://forms.gle/abc'],
    ['www.example.org', 'https://www.example.org/'],
    ['https://exämple.org/ü', 'https://xn--exmple-cua.org/%C3%BC'],
    ['https://8.8.8.8/', 'https://8.8.8.8/'],
    ['https://[2606:4700::1111]/', 'https://[2606:4700::1111]/'],
  ])('is read from %j as %s', (typed, href) => {
    expect(read(typed)).toBe(href);
    expect(webAddress.parse(typed)).toBe(href);
  });

  it.each([
    ['', 'nothing'],
    ['notes', 'no address'],
    ['https://', 'no host'],
    ['https://example.org/\u0000', 'a zero byte'],
    ['https://example.org/\ud800', 'half a surrogate pair'],
    ['https://example.org/\udc00x', 'the other half'],
    ['https://exam\nple.org/', 'a line break'],
    ['https://example.org/a\tb', 'a tab'],
    ['https://example.org/a b', 'a space'],
    ['https://example.org/\u202egpj.exe', 'an override of its direction'],
    ['https://exam\u200bple.org/', 'a zero-width space'],
    ['https://evil.com\\@x', 'a backslash'],
    ['https://bank.example@evil.example/', 'a name'],
    ['https://bank.example:secret@evil.example/', 'a password'],
    ['javascript:alert(1)', 'a script'],
    ['data:text/html,<p>', 'a document'],
    ['ftp://example.org/', 'another protocol'],
    ['//example.org/', 'no protocol'],
    [`https://example.org/${'a'.repeat(2_000)}`, 'too much'],
    [`https://example.org/${'ü'.repeat(1_000)}`, 'too much when normalised'],
  ])('is refused for %j (%s)', (typed) => {
    expect(read(typed, false)).toBeUndefined();
    expect(webAddress.safeParse(typed).success).toBe(false);
  });

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.0.0.1./',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest',
    'http://100.64.0.1/',
    'http://0.0.0.0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://[2001:db8::1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://localhost/',
    'http://LOCALHOST:4000/',
    'http://a.localhost./',
    'http://printer/',
    'http://router.lan/',
    'http://db.internal/',
    'http://nas.local/',
  ])('is refused with the private host of %s where a public host is required', (typed) => {
    expect(read(typed)).toBeUndefined();
    expect(read(typed, false)).toBeDefined();
    expect(webAddress.safeParse(typed).success).toBe(false);
  });

  it('is accepted with a host next to a private network', () => {
    const hosts = ['11.0.0.1', '100.63.0.1', '100.128.0.1', '172.15.0.1', '172.32.0.1', '192.167.0.1'];
    expect(
      [...hosts, '169.253.0.1', '198.17.0.1', '198.20.0.1', '203.0.112.1'].filter(isPublicHost),
    ).toHaveLength(10);
    expect(
      ['198.18.0.1', '198.51.100.7', '203.0.113.7', '192.0.2.7', '224.0.0.1'].filter(isPublicHost),
    ).toEqual([]);
    expect(['localhost.example', 'mylocal.org', 'internal.example'].every(isPublicHost)).toBe(true);
  });

  it('keeps its normalised form when it is read again', () => {
    for (const typed of ['https://exämple.org/ü?q=a%20b', 'forms.gle/x', 'http://example.org:80/%00'])
      expect(read(read(typed) ?? '')).toBe(read(typed));
  });
});

it('isPushService accepts the address of a push service in its normal form only', () => {
  expect(isPushService('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
  for (const tail of ['\u0000', '\ud800', '\u202e', '\n', ' x', '\\'])
    expect(isPushService(`https://fcm.googleapis.com/fcm/send/${tail}`)).toBe(false);
  expect(isPushService('https://fcm.googleapis.com:8443/x')).toBe(false);
  expect(isPushService('fcm.googleapis.com/fcm/send/abc')).toBe(false);
});
