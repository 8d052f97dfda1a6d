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

it('names an installed app after the campus', async () => {
  const read = async () => (await fetch(`${opened.url}/manifest.webmanifest`)).json() as Promise<unknown>;
  expect(await read()).toMatchObject({ name: ghana.name, description: ghana.tagline.en, lang: 'en-GH' });
  serveCampus({
    ...ghana,
    name: 'Elsewhere',
    brand: { ...ghana.brand, themeColors: { light: '#102030', dark: '#000000' } },
  });
  expect(await read()).toMatchObject({ name: 'Elsewhere', short_name: 'Elsewhere', theme_color: '#102030' });
});

it('accepts pictures and text that other apps share', async () => {
  const manifest: unknown = await (await fetch(`${opened.url}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({
    share_target: {
      ...{ action: '/share', method: 'POST', enctype: 'multipart/form-data' },
      params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'files', accept: ['image/*'] }] },
    },
  });
});

it('redirects a share to the explanation when it reaches the server', async () => {
  const body = new FormData();
  body.append('text', 'Lamp');
  body.append('files', new File([new Uint8Array(2_000_000)], 'lamp.jpg', { type: 'image/jpeg' }));
  for (const sent of [body, new URLSearchParams({ text: 'Lamp' }), undefined]) {
    const answer = await fetch(`${opened.url}/share`, {
      method: 'POST',
      redirect: 'manual',
      ...(sent !== undefined && { body: sent }),
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/share?lost']);
  }
});
