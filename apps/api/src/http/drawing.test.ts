import type { Locale } from '@campushive/contract';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createDrawing } from './drawing.js';

const request = { ip: '203.0.113.7', log: Fastify().log } as never;

/** A campus with one call, and a page that says what it answered. */
async function open(say = () => 'Lamp') {
  const app = Fastify();
  const asked: string[] = [];
  app.get('/api/hives', async ({ ip }) => {
    asked.push(ip);
    return { title: say() };
  });
  app.get('/api/auth/me', async ({ headers }, reply) =>
    headers.authorization === 'Bearer ours' ? { data: { name: 'Esi' } } : reply.code(401).send({}),
  );
  app.get('/api/favorites', async ({ headers, ip }) => ({
    title: `of ${headers.authorization} from ${ip}`,
  }));
  let now = 0;
  const drawing = createDrawing(
    app,
    {
      async renderWithAnswers(path, locale, ask) {
        const { status, body } = await ask('/hives');
        if (status !== 200) throw new Error(`answered ${status}`);
        const { title } = body as { title: string };
        return {
          html: `<p style="color:red">${path} ${title}${locale === 'en' ? '' : ` ${locale}`}</p>`,
          answers: { at: now, data: [title] },
        };
      },
      async renderForMember({ at, user, locale, ask }) {
        if (!at.startsWith('/dashboard/favorites')) return undefined;
        const { body } = await ask('/favorites');
        const words = `${JSON.stringify(user)} ${locale} ${(body as { title: string }).title}`;
        return { html: `<p style="color:red">${say()}</p>`, answers: words };
      },
    },
    () => now,
  );
  return {
    asked,
    bodyOf: (path: string, language: Locale = 'en') => drawing.bodyOf(path, language, request),
    forMember: (at: string, token = 'ours') =>
      drawing.forMember(at, {
        ...(request as object),
        headers: { authorization: `Bearer ${token}`, 'accept-language': 'fr' },
      } as never),
    pass: (ms: number) => (now += ms),
  };
}

it('draws a page with what the API answers its visitor, without styles that the policy refuses', async () => {
  const { bodyOf, asked } = await open();
  const body = await bodyOf('/categories/buzz');
  expect(body).toContain('<div id="root" data-prerendered><p>/categories/buzz Lamp</p></div>');
  expect(JSON.parse(/id="answers">(.*)<\/script>/.exec(body ?? '')?.[1] ?? '')).toEqual({
    at: 0,
    data: ['Lamp'],
  });
  expect(asked).toEqual(['203.0.113.7']);
});

it('draws it once in ten seconds, however many ask', async () => {
  const { bodyOf, asked, pass } = await open();
  await Promise.all([bodyOf('/categories/buzz'), bodyOf('/categories/buzz')]);
  pass(9_999);
  await bodyOf('/categories/buzz');
  expect(asked).toHaveLength(1);
  pass(1);
  await bodyOf('/categories/buzz');
  expect(asked).toHaveLength(2);
});

it('draws it for each language, and says in which', async () => {
  const { bodyOf } = await open();
  await bodyOf('/categories/buzz');
  const french = await bodyOf('/categories/buzz', 'fr');
  expect(french).toContain('<div id="root" data-prerendered="fr"><p>/categories/buzz Lamp fr</p></div>');
  expect(await bodyOf('/categories/buzz')).not.toContain('Lamp fr');
});

it('never lets an answer end its element', async () => {
  const { bodyOf } = await open(() => '</script><script>alert(1)</script>');
  expect((await bodyOf('/categories/buzz'))?.split('id="answers">')[1]).not.toContain('<script>');
});

it('leaves the page to the browser when it cannot be drawn, and tries again', async () => {
  let broken = true;
  const { bodyOf, pass } = await open(() => {
    if (broken) throw new Error('no database');
    return 'Lamp';
  });
  expect(await bodyOf('/categories/buzz')).toBeUndefined();
  broken = false;
  pass(10_000);
  expect(await bodyOf('/categories/buzz')).toContain('Lamp');
});

it('draws only so many pages side by side', async () => {
  const { bodyOf } = await open();
  const bodies = await Promise.all(Array.from({ length: 9 }, (_, index) => bodyOf(`/categories/${index}`)));
  expect(bodies.filter((body) => body !== undefined)).toHaveLength(4);
});

it('draws a page of the dashboard for who asks, as them and in their language, and for no one else', async () => {
  const { forMember } = await open();
  const page = (await forMember('/dashboard/favorites?q=1')) ?? '';
  expect(page).toContain('<div id="drawn"><p>Lamp</p></div>');
  expect(JSON.parse(/id="answers">(.*)<\/script>/.exec(page)?.[1] ?? '')).toBe(
    '{"name":"Esi"} fr of Bearer ours from 203.0.113.7',
  );
  expect(await forMember('/dashboard/favorites', 'stolen')).toBeUndefined();
  expect(await forMember('/dashboard/nothing-here')).toBeUndefined();
});

it('draws a page again for each, and leaves it to the browser when it cannot be drawn', async () => {
  let broken = false;
  let count = 0;
  const { forMember } = await open(() => {
    if (broken) throw new Error('needs a window');
    return `Lamp ${++count}`;
  });
  expect(await forMember('/dashboard/favorites')).toContain('Lamp 1');
  expect(await forMember('/dashboard/favorites')).toContain('Lamp 2');
  broken = true;
  expect(await forMember('/dashboard/favorites')).toBeUndefined();
});
