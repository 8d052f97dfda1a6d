import { HEALTH_DAYS, MAX_HEALTH_DAYS, type CampusDay } from '@campushive/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  useWorld,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();

describe('the health report of the campus', () => {
  let admin: Member;
  beforeAll(async () => {
    admin = await join(world(), 'Efua Admin');
    await world().promote(admin.id, 'admin');
  });
  const today = async (): Promise<CampusDay> => {
    // Reads all days, because ids use the machine's time, which the world's clock may be weeks ahead of.
    const { data } = await admin.client.moderation.health({ days: MAX_HEALTH_DAYS });
    return data[MAX_HEALTH_DAYS - 1] as CampusDay;
  };
  /** Returns the changes of today's numbers by an action. Omits unchanged ones. */
  const changedBy = async (act: () => Promise<unknown>): Promise<Record<string, number>> => {
    const before = await today();
    await act();
    const after = await today();
    const names = Object.keys(after).filter((name) => name !== 'date') as Exclude<keyof CampusDay, 'date'>[];
    return Object.fromEntries(
      names
        .map((name) => [name, Math.round(((after[name] ?? 0) - (before[name] ?? 0)) * 100) / 100] as const)
        .filter(([, difference]) => difference !== 0),
    );
  };

  it('is for admins only', async () => {
    const moderator = await join(world(), 'Nana Moderator');
    await world().promote(moderator.id, 'moderator');
    for (const { client } of [moderator, await join(world(), 'Ama Student')])
      await expectRefusal(client.moderation.health({}), 'forbidden');
  });

  it('has a row for each day, today last', async () => {
    const { data, count } = await admin.client.moderation.health({});
    expect(data).toHaveLength(HEALTH_DAYS);
    expect(count).toBe(HEALTH_DAYS);
    const dates = data.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    expect(dates.at(-1)).toBe((await today()).date);
    await expectRefusal(admin.client.moderation.health({ days: MAX_HEALTH_DAYS + 1 }), 'validation_failed');
    await expectRefusal(admin.client.moderation.health({ days: 0 }), 'validation_failed');
  });

  it('counts students, listings, first messages and money as they come', async () => {
    let seller = admin;
    let buyer = admin;
    expect(
      await changedBy(async () => {
        seller = await join(world(), 'Akua Seller');
        buyer = await join(world(), 'Kojo Buyer');
      }),
    ).toEqual({ newStudents: 2 });

    let hiveId = '';
    expect(
      await changedBy(async () => {
        hiveId = (await seller.client.category.create({ ...LAPTOP, price: 100 })).data.id;
      }),
    ).toEqual({ listings: 1, activeStudents: 1 });

    const write = async (from: Member, to: Member, content: string) => {
      const { data } = await from.client.messages.open({ recipientId: to.id, hiveId });
      await from.client.messages.send({ conversationId: data.id, content });
    };
    expect(await changedBy(() => write(buyer, seller, 'Is it still there?'))).toEqual({
      conversations: 1,
      messages: 1,
      activeStudents: 1,
    });
    const warned = await changedBy(() => write(seller, buyer, 'Send me the code that you got by SMS'));
    expect(warned).toMatchObject({ messages: 1, warned: 1 });
    expect((await today()).minutesToAnswer).toBeGreaterThanOrEqual(0);

    let payment = { id: '', reference: '', handoverCode: '' as string | null };
    expect(
      await changedBy(async () => {
        const started = (await buyer.client.payments.initialize({ hiveId })).data;
        await world().pay(started, 'success');
        payment = (await buyer.client.payments.verify({ reference: started.reference })).data;
      }),
    ).toEqual({ payments: 1, paid: 100, held: 100, paidConversations: 1 });
    expect(
      await changedBy(() =>
        seller.client.payments.handover({ id: payment.id, code: payment.handoverCode ?? '' }),
      ),
    ).toEqual({ released: 99, held: -100 });
  });

  it('shows the same held amount as the ledger, however an order ended', async () => {
    const [seller, buyer] = [await join(world(), 'Akua Held'), await join(world(), 'Kojo Held')];
    const isOne = async () => {
      const ledger = (await admin.client.ledger.get({})).data.held;
      expect((await today()).held).toBe(ledger);
      return ledger;
    };
    const paid = async () => {
      const hiveId = (await seller.client.category.create({ ...LAPTOP, price: 80 })).data.id;
      const payment = (await buyer.client.payments.initialize({ hiveId })).data;
      await world().pay(payment, 'success');
      return (await buyer.client.payments.verify({ reference: payment.reference })).data;
    };
    const before = await isOne();
    const [one, other] = [await paid(), await paid()];
    expect(await isOne()).toBe(before + 160);
    await seller.client.payments.cancel({ id: one.id });
    expect(await isOne()).toBe(before + 80);
    await seller.client.payments.handover({ id: other.id, code: other.handoverCode ?? '' });
    expect(await isOne()).toBe(before);
    const { data } = await admin.client.moderation.health({ days: MAX_HEALTH_DAYS });
    expect(data.filter(({ held }) => held < 0)).toEqual([]);
  });
});
