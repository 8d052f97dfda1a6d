import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus } from '../../../test/campus.js';
import { sessions } from '@campushive/domain/platform/database/schema/index';
import type { SignInPlaces } from '@campushive/domain/platform/ports/sign-in-places';
import { writtenPlace } from '@campushive/domain/accounts/auth/sign-in/written-place';
import { PlacesOfFile } from './sign-in-places.js';

let campus: TestCampus;
beforeAll(async () => {
  campus = await openTestCampus(
    { TRUSTED_PROXIES: '1', PLACE_HEADERS: 'cf-ipcountry,cf-ipcity' },
    undefined,
    { processes: 1 },
  );
});
afterAll(() => campus.close());

const own = { isCampusNetwork: true, country: null, city: null };
const inCountry = (country: string, city: string | null = null) => ({
  isCampusNetwork: false,
  country,
  city,
});

describe('the place of an IP address', () => {
  let places: SignInPlaces | undefined;
  const placeOf = (ip: string, proxyPlace?: { country: string; city: string | undefined }) => {
    places ??= new PlacesOfFile(campus.app.platform);
    return places.of({ ip, proxyPlace });
  };

  it.each([
    '127.0.0.1',
    '10.4.2.1',
    '172.16.0.9',
    '192.168.1.1',
    '100.64.3.3',
    '::1',
    'fd12::1',
    'fe80::1%eth0',
    '::ffff:10.0.0.1',
  ])('is the campus network for %s', async (ip) => {
    expect(await placeOf(ip)).toEqual(own);
  });

  it.each([
    ['154.160.1.1', 'GH'],
    ['::ffff:154.160.1.1', 'GH'],
    ['41.90.1.1', 'KE'],
    ['8.8.8.8', 'US'],
    ['2c0f:fe08::1', 'KE'],
  ])('is a country for %s', async (ip, country) => {
    expect(await placeOf(ip)).toEqual(inCountry(country));
  });

  it('is unknown for a reserved address', async () => {
    expect(await placeOf('240.0.0.1')).toBeNull();
  });

  it('is the country that the proxy names, unless that is no country', async () => {
    expect(await placeOf('154.160.1.1', { country: 'gh', city: 'Kumasi' })).toEqual(
      inCountry('GH', 'Kumasi'),
    );
    expect(await placeOf('154.160.1.1', { country: 'GH', city: 'x'.repeat(200) })).toEqual(inCountry('GH'));
    for (const country of ['XX', 'T1', '', 'Ghana'])
      expect(await placeOf('154.160.1.1', { country, city: 'Kumasi' })).toEqual(inCountry('GH'));
  });

  it('is unknown when the location data cannot be read', async () => {
    const placeData = join(mkdtempSync(join(tmpdir(), 'places-')), 'broken.mmdb');
    writeFileSync(placeData, 'no data');
    const { config, log } = campus.app.platform;
    const places = new PlacesOfFile({ config: { ...config, placeData }, log });
    expect(await places.of({ ip: '154.160.1.1', proxyPlace: undefined })).toBeNull();
  });

  it('is worded in the language of the reader', () => {
    expect(writtenPlace(inCountry('CI'), 'fr', 'réseau du campus')).toBe('Côte d’Ivoire');
    expect(writtenPlace(inCountry('GH', 'Kumasi'), 'en', 'campus network')).toBe('Kumasi, Ghana');
    expect(writtenPlace(own, 'es', 'red del campus')).toBe('red del campus');
    expect(writtenPlace(null, 'en', 'campus network')).toBe('');
  });
});

describe('the place of a sign-in', () => {
  const signIn = async (headers: Record<string, string>) => {
    const student = await campus.student('Yaw Travels');
    const body = { email: student.email, password: 'Kente-cloth-7' };
    const { body: answer } = await campus.request('POST', '/auth/login', { body, headers });
    const newer = campus.client(answer.data.token);
    const [session] = (await newer.auth.sessions({})).data;
    return { student, place: session?.place };
  };

  it('keeps the country and city that the proxy names, and never the address', async () => {
    const address = { 'x-forwarded-for': '154.160.1.1' };
    const city = Buffer.from('Tamalé', 'utf8').toString('latin1');
    expect((await signIn({ ...address, 'cf-ipcountry': 'GH', 'cf-ipcity': city })).place).toEqual(
      inCountry('GH', 'Tamalé'),
    );
    expect((await signIn(address)).place).toEqual(inCountry('GH'));
    expect((await signIn({})).place).toEqual(own);
    const rows = await campus.app.platform.db.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain('154.160');
  });

  it('is included in the mail about a new device', async () => {
    const { student } = await signIn({ 'x-forwarded-for': '41.90.1.1' });
    await signInAgain(student.email, '154.160.1.1');
    const mails = (await campus.app.platform.mailbox?.read(student.email)) ?? [];
    expect(mails[0]?.text).toMatch(/logged in to your account on .*\(Ghana\)/);
  });

  const signInAgain = (email: string, ip: string) =>
    campus.request('POST', '/auth/login', {
      body: { email, password: 'Kente-cloth-7' },
      headers: { 'x-forwarded-for': ip },
    });
});
