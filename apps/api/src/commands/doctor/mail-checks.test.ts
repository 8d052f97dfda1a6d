import { describe, expect, it } from 'vitest';
import { factsAlone, RECORDS, resolverOf, resultOf } from '../../../test/doctor.js';
import { MAIL_PASSWORD, openMailServer } from '../../../test/mail-server.js';
import type { Check } from './check.js';
import { examine } from './doctor.js';
import { dkimCheck, dmarcCheck, domainOf, isReserved, smtpCheck, spfCheck } from './mail-checks.js';

const DNS = [spfCheck, dkimCheck, dmarcCheck];
const sender = { smtpUrl: 'smtp://localhost:1', dkimSelector: 's1' };

/** Runs a check with the good records and replaces some. Undefined removes a name. */
function check(one: Check, records: Record<string, readonly string[] | undefined> = {}, config = {}) {
  const kept = Object.entries({ ...RECORDS, ...records }).filter(
    (entry): entry is [string, readonly string[]] => entry[1] !== undefined,
  );
  const world = { resolveTxt: resolverOf(Object.fromEntries(kept)) };
  return resultOf(one, factsAlone({ config: { ...sender, ...config }, world }));
}

describe('the mail server check', () => {
  it('passes when the server accepts the login', async () => {
    const server = await openMailServer();
    const result = await resultOf(smtpCheck, factsAlone({ config: { smtpUrl: server.url } }));
    await server.close();
    expect(result).toMatchObject({ state: 'passed', text: expect.stringContaining('127.0.0.1') });
  });

  it('fails with the reply of the server when it refuses the login, and hides the password', async () => {
    const server = await openMailServer(`535 5.7.8 Wrong password ${MAIL_PASSWORD}`);
    const { isHealthy, lines } = await examine(factsAlone({ config: { ...sender, smtpUrl: server.url } }));
    await server.close();
    const line = lines.find((one) => one.includes('mail: SMTP'));
    expect(line).toMatch(/^failed {3}mail: SMTP .*535 5\.7\.8 Wrong password ······\. Correct host/);
    expect(isHealthy).toBe(false);
  });

  it('fails when the server is unreachable', async () => {
    const server = await openMailServer();
    await server.close();
    const result = await resultOf(smtpCheck, factsAlone({ config: { smtpUrl: server.url } }));
    expect(result).toMatchObject({ state: 'failed', text: expect.stringContaining('ECONNREFUSED') });
  });

  it('is skipped outside production', async () => {
    for (const one of [smtpCheck, ...DNS])
      expect(await check(one, {}, { smtpUrl: undefined })).toMatchObject({ state: 'skipped' });
  });
});

describe('the check of the sender domain', () => {
  it('passes when all three DNS records exist', async () => {
    for (const one of DNS) expect(await check(one)).toMatchObject({ state: 'passed' });
  });

  it.each([
    [spfCheck, 'campus.edu.gh', undefined, 'has no SPF record'],
    [spfCheck, 'campus.edu.gh', ['v=spf1 -all', 'v=spf1 mx ~all'], 'has 2 SPF records'],
    [spfCheck, 'campus.edu.gh', ['v=spf1 mx +all'], 'lets every server send'],
    [spfCheck, 'campus.edu.gh', ['v=spf1 mx all'], 'lets every server send'],
    [spfCheck, 'campus.edu.gh', ['v=spf1 mx'], 'forbids no server'],
    [dkimCheck, 's1._domainkey.campus.edu.gh', undefined, 'has no DKIM key'],
    [dkimCheck, 's1._domainkey.campus.edu.gh', ['v=DKIM1; p='], 'is withdrawn'],
    [dmarcCheck, '_dmarc.campus.edu.gh', undefined, 'has no DMARC record'],
    [dmarcCheck, '_dmarc.campus.edu.gh', ['v=DMARC1; rua=mailto:a@b.c'], 'has no valid policy'],
  ])('$name fails for %s %j: %s', async (one, name, records, text) => {
    const result = await check(one, { [name]: records });
    expect(result).toMatchObject({ state: 'failed', text: expect.stringContaining(text) });
    expect(result.fix).toMatch(/record|p=|-all|DKIM_SELECTOR/);
  });

  it('follows an SPF redirect, and inherits DMARC from a parent domain', async () => {
    const records = {
      'mail.campus.edu.gh': ['v=spf1 redirect=_spf.mail.example.net'],
      '_dmarc.campus.edu.gh': ['v=DMARC1; p=reject; sp=none'],
    };
    const config = { mailFrom: 'hello@mail.campus.edu.gh' };
    expect(await check(spfCheck, records, config)).toMatchObject({ state: 'passed' });
    expect(await check(dmarcCheck, records, config)).toMatchObject({
      state: 'passed',
      text: '_dmarc.campus.edu.gh has the policy none.',
    });
  });

  it('skips DKIM when no selector is configured', async () => {
    const result = await check(dkimCheck, {}, { dkimSelector: undefined });
    expect(result).toMatchObject({ state: 'skipped', text: expect.stringContaining('DKIM_SELECTOR') });
  });

  it('fails for a reserved example domain', async () => {
    const result = await check(spfCheck, {}, { mailFrom: 'CampusHive <no-reply@campushive.example>' });
    expect(result).toMatchObject({ state: 'failed', fix: expect.stringContaining('MAIL_FROM') });
  });

  it('fails with the reason when DNS does not answer', async () => {
    const away = () => Promise.reject(Object.assign(new Error('queryTxt ESERVFAIL'), { code: 'ESERVFAIL' }));
    const facts = factsAlone({ config: sender, world: { resolveTxt: away } });
    expect(await resultOf(dmarcCheck, facts)).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('ESERVFAIL'),
    });
  });

  it('reads the domain from an address with or without a display name', () => {
    expect(domainOf('Campus <Hello@Campus.edu.gh>')).toBe('campus.edu.gh');
    expect(domainOf('hello@campus.edu.gh')).toBe('campus.edu.gh');
    expect(domainOf('Campus')).toBeUndefined();
    expect(['a.example', 'example.com', 'localhost', 'b.test'].filter((one) => !isReserved(one))).toEqual([]);
    expect(isReserved('myexample.com')).toBe(false);
  });
});
