import { campus as ghana } from '@campushive/campus-ghana';
import { BUYER, createCampus, laptopForSale, sceneNamed, SELLER, type PageCampus } from '@campushive/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const NOW = new Date('2026-11-20T12:00:00.000Z');
let campus: PageCampus;
beforeAll(async () => {
  campus = await createCampus({ campus: ghana, now: NOW });
});
afterAll(() => campus.close());

describe('the simulated phones of payers', () => {
  beforeEach(() => campus.reset({ scene: laptopForSale, now: NOW }));

  it('confirm a charge of a voucher network only with the right voucher', async () => {
    const buyer = campus.as(BUYER);
    const about = { hiveId: campus.world.id('laptop'), phone: '0207770005', network: 'telecel' };
    const { data } = await buyer.payments.charge(about);
    expect(data.charge?.step).toBe('voucher');
    const wrong = buyer.payments.voucher({ id: data.id, voucher: '4821' });
    await expect(wrong).rejects.toMatchObject({ code: 'voucher_wrong' });
    await buyer.payments.voucher({ id: data.id, voucher: '123456' });
    expect((await buyer.payments.get({ id: data.id })).data.orderStatus).toBe('held');
  });

  it('name another holder for a number that ends in six zeros', async () => {
    const saving = campus
      .as(SELLER)
      .payouts.setAccount({ network: 'mtn', phone: '0240000000', name: SELLER });
    await expect(saving).rejects.toMatchObject({ fieldErrors: { name: { code: 'not_the_holder' } } });
  });
});

describe('an open page', () => {
  it('gets step_up_required for a payout account, unlike the other client of its student', async () => {
    await campus.reset({ scene: laptopForSale, now: NOW });
    const account = { network: 'mtn', phone: '0551234987', name: SELLER };
    const asking = campus.page(SELLER).payouts.setAccount(account);
    await expect(asking).rejects.toMatchObject({ code: 'step_up_required' });
    expect((await campus.as(SELLER).payouts.setAccount(account)).data.account?.name).toBe(SELLER);
  });
});

describe('private files', () => {
  it('are shown from blob URLs instead of signed addresses', async () => {
    await campus.reset({ scene: sceneNamed('conversations'), now: NOW });
    const id = campus.world.id('conversation with a photo');
    const [newest] = (await campus.as(BUYER).threads.messages({ id })).data;
    expect(newest?.attachment?.url).toMatch(/^blob:/);
  });

  it('are refused when a PDF needs a password', async () => {
    await campus.reset({ scene: laptopForSale, now: NOW });
    const file = new File(['%PDF-1.7 /Encrypt'], 'locked.pdf', { type: 'application/pdf' });
    const sending = campus.as(BUYER).attachments.create({ file, purpose: 'message-file' });
    await expect(sending).rejects.toMatchObject({ code: 'encrypted_file' });
  });
});
