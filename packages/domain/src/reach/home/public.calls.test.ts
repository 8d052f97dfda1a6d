import { HOUR, MINUTE } from '@campushive/contract';
import { describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  newEmail,
  pixel,
  useWorld,
} from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();

describe('the public pages', () => {
  it('show open listings on the front page, without their posters', async () => {
    const poster = await join(world(), 'Selorm Poster');
    const { data: listing } = await poster.client.category.create({
      ...LAPTOP,
      title: 'Front page laptop',
    });
    world().advance(MINUTE);
    const { data } = await world().client().home.get({});
    expect(data.fresh[0]).toMatchObject({
      id: listing.id,
      postedBy: { name: null, profileImage: null, university: null },
    });
    expect(data.fresh.length).toBeLessThanOrEqual(8);
    expect(data.hives).toEqual((await world().client().hives.types({})).data);
    expect(data.listingCount).toBe(data.hives.reduce((sum, hive) => sum + (hive.count ?? 0), 0));
    expect(data.studentCount).toBeGreaterThan(0);
    expect(data.universities.map((university) => university.id)).toEqual([
      'ug',
      'knust',
      'ucc',
      'central',
      'gimpa',
      'ashesi',
      'upsa',
      'uew',
    ]);
    expect(data.featured.every((one) => one.hiveTypeId === 'sidehustle')).toBe(true);
  });

  it('show only listings with a photo among the pictures of the campus', async () => {
    const { client } = await join(world(), 'Selorm Poster');
    const bare = (await client.category.create({ ...LAPTOP, title: 'Bare laptop' })).data;
    const photo = (await client.uploads.create({ file: pixel(), purpose: 'listing-photo' })).data;
    const shown = (await client.category.create({ ...LAPTOP, title: 'Seen laptop', photos: [photo.id] }))
      .data;
    world().advance(MINUTE);
    const { pictured, fresh } = (await world().client().home.get({})).data;
    expect(fresh.map(({ id }) => id)).toContain(bare.id);
    expect(pictured[0]?.id).toBe(shown.id);
    expect(pictured.every(({ photos }) => photos.length > 0)).toBe(true);
  });

  it('count as many listings for a topic as its list contains', async () => {
    const poster = await join(world(), 'Mawuli Shelf');
    const before = (await world().client().topics.list({})).data;
    const countOf = (topics: typeof before, id: string) =>
      topics.find((topic) => topic.id === id)?.count ?? 0;
    await poster.client.category.create({ ...LAPTOP, title: 'Old charger', description: 'Any brand' });
    await poster.client.category.create({ ...LAPTOP, title: 'Sofa', description: 'Green' });
    const after = (await world().client().topics.list({})).data;
    expect(after).toHaveLength(12);
    expect(countOf(after, 'laptops-phones')).toBe(countOf(before, 'laptops-phones') + 1);
    const { data, count } = await world().client().hives.list({ topic: 'laptops-phones', limit: 50 });
    expect(count).toBe(countOf(after, 'laptops-phones'));
    expect(data.map((one) => one.title)).toContain('Old charger');
    expect(data.map((one) => one.title)).not.toContain('Sofa');
    await expectRefusal(
      world()
        .client()
        .hives.list({ topic: 'weapons' as 'hostel' }),
      'validation_failed',
      'topic',
    );
  });

  it('accept three contact messages an hour from one address, and name missing fields', async () => {
    const visitor = world().client();
    const letter = { name: 'Ama', email: newEmail(), subject: 'Hello', message: 'Is anybody there?' };
    for (let i = 0; i < 3; i += 1) await visitor.contact.send(letter);
    await expectRefusal(visitor.contact.send(letter), 'rate_limited');
    world().advance(HOUR);
    await visitor.contact.send(letter);
    await expectRefusal(
      visitor.contact.send({ ...letter, email: 'ama', message: ' ' }),
      'validation_failed',
      'email',
      'message',
    );
  });

  it('accept suggestions from members only', async () => {
    const member = await join(world(), 'Edem Idea');
    const idea = { title: 'Dark maps', description: 'Too bright at night', category: 'feature' } as const;
    const { message } = await member.client.feedback.send(idea);
    expect(message).toBe('Thank you for your feedback! We will review your suggestion.');
    await expectRefusal(member.client.feedback.send({ ...idea, title: '' }), 'validation_failed', 'title');
    await expectRefusal(world().client().feedback.send(idea), 'unauthenticated');
  });
});
