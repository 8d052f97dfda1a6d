import { campus as ghana } from '@campushive/campus-ghana';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus } from '../../test/campus.js';
import { serveCampus } from '@campushive/domain/platform/campus';

let opened: TestCampus;
beforeAll(async () => {
  opened = await openTestCampus();
});
afterAll(async () => {
  serveCampus(ghana);
  await opened.close();
});

it('calls an installed app what the campus is called', async () => {
  const read = async () => (await fetch(`${opened.url}/manifest.webmanifest`)).json() as Promise<unknown>;
  expect(await read()).toMatchObject({ name: ghana.name, description: ghana.tagline.en, lang: 'en-GH' });
  serveCampus({
    ...ghana,
    name: 'Elsewhere',
    brand: { ...ghana.brand, themeColors: { light: '#102030', dark: '#000000' } },
  });
  expect(await read()).toMatchObject({ name: 'Elsewhere', short_name: 'Elsewhere', theme_color: '#102030' });
});
