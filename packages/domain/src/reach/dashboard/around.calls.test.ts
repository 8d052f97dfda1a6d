import { DAY, HOUR, type Client } from '@campushive/contract';
import { describe, expect, it } from 'vitest';
import {
  join,
  LAPTOP,
  PASSWORD,
  passToNoon,
  useWorld,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();
const dashboardOf = async ({ client }: Member) => (await client.dashboard.get({})).data;
const titles = (listings: readonly { readonly title: string }[]) => listings.map(({ title }) => title);
const sell = async ({ client }: Member, title: string, courseCode?: string) =>
  (await client.category.create({ ...LAPTOP, title, ...(courseCode !== undefined && { courseCode }) })).data;

/** Returns the present of the server's clock in milliseconds. */
async function nowOf(client: Client): Promise<number> {
  const [session] = (await client.auth.sessions({})).data;
  return Date.parse(session?.createdAt ?? '');
}

describe('the home page of a student', () => {
  it('shows new listings of others at the campus since the previous visit, and recommends none of them again', async () => {
    const seller = await join(world(), 'Efo Since');
    const reader = await join(world(), 'Ama Since');
    await sell(seller, 'Sitar before the visit');
    await dashboardOf(reader);
    world().advance(2 * HOUR);
    await sell(seller, 'Sitar during the visit');
    expect(titles((await dashboardOf(reader)).fresh.listings)).toEqual(
      expect.arrayContaining(['Sitar before the visit', 'Sitar during the visit']),
    );
    world().advance(5 * HOUR);
    const abroad = await join(world(), 'Esi Elsewhere', 'st.ug.edu.gh');
    await sell(abroad, 'Sitar of another campus');
    await sell(seller, 'Sitar after the visit');
    const { fresh, recommended } = await dashboardOf(reader);
    expect(titles(fresh.listings)).toEqual(['Sitar after the visit']);
    expect(titles(recommended)).toContain('Sitar during the visit');
    expect(titles(recommended)).not.toContain('Sitar after the visit');
    expect(titles((await dashboardOf(seller)).fresh.listings)).not.toContain('Sitar after the visit');
  });

  it('covers a day on the first visit, and a week after a long absence', async () => {
    const { email } = await join(world(), 'Kofi Away');
    const remembered = await world().signInElsewhere({ email, password: PASSWORD, rememberMe: true });
    const client = world().client('token' in remembered.data ? remembered.data.token : '');
    const since = async () => Date.parse((await client.dashboard.get({})).data.fresh.since);
    const joined = await nowOf(client);
    expect(Math.round((joined - (await since())) / HOUR)).toBe(24);
    for (const days of [10, 10]) {
      world().advance(days * DAY);
      await client.auth.me({});
    }
    expect(Math.round(((await since()) - joined) / HOUR)).toBe(13 * 24);
  });

  it('shows the events of the campus until the end of the day', async () => {
    await passToNoon(world());
    const host = await join(world(), 'Yaa Host');
    const now = await nowOf(host.client);
    const plan = async (title: string, hours: number) =>
      (
        await host.client.category.create({
          ...{ category: 'buzz', title, description: 'Music and food', location: 'Great Hall' },
          ...{ organizer: 'JCR', eventType: 'party', admission: 'free' },
          eventDate: new Date(now + hours * HOUR).toISOString(),
        })
      ).data.id;
    await plan('Film night', 8);
    await plan('Quiz at three', 3);
    await plan('Jams tomorrow', 30);
    const guest = await join(world(), 'Kojo Guest');
    expect(titles((await dashboardOf(guest)).tonight)).toEqual(['Quiz at three', 'Film night']);
    const elsewhere = await join(world(), 'Esi Guest', 'st.ug.edu.gh');
    expect((await dashboardOf(elsewhere)).tonight).toEqual([]);
    expect(titles((await elsewhere.client.dashboard.get({ university: 'knust' })).data.tonight)).toEqual([
      'Quiz at three',
      'Film night',
    ]);
  });

  it('shows the newest listings of followed courses only', async () => {
    const seller = await join(world(), 'Efo Books');
    const reader = await join(world(), 'Adwoa Books');
    await sell(seller, 'First oboe book', 'oboe 101');
    await sell(seller, 'Second oboe book', 'OBOE 101');
    await sell(seller, 'Third oboe book', 'OBOE101');
    await sell(seller, 'Flute book', 'FLUT 101');
    expect((await dashboardOf(reader)).courses).toEqual([]);
    const { data: follow } = await reader.client.savedSearches.create({
      course: 'oboe101',
      university: 'knust',
    });
    expect(follow).toMatchObject({ course: 'OBOE 101', count: 3 });
    await reader.client.savedSearches.create({ course: 'TUBA 101' });
    const { courses } = await dashboardOf(reader);
    expect(courses.map(({ code, listings }) => [code, titles(listings)])).toEqual([
      ['OBOE 101', ['Third oboe book', 'Second oboe book']],
    ]);
    await reader.client.savedSearches.remove({ id: follow.id });
    expect((await dashboardOf(reader)).courses).toEqual([]);
  });
});
