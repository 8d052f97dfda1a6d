import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { heldSale } from '../../../../../../apps/api/test/sales.js';
import { isStaff, type Viewer } from '../../../calls/viewer.js';
import { orders } from '../../../platform/database/schema/index.js';
import { newId } from '../../../platform/ids.js';
import { describe as describeOrder, requireOwn } from './own-order.js';

let campus: TestCampus;
let seller: TestStudent;
let buyer: TestStudent;
let stranger: TestStudent;
let id: string;

beforeAll(async () => {
  campus = await openTestCampus();
  seller = await campus.student('Akosua Seller');
  buyer = await campus.student('Kwame Buyer');
  stranger = await campus.student('Yaw Stranger');
  id = await heldSale(campus, seller, buyer);
});
afterAll(() => campus.close());

const viewerOf = ({ id: userId }: TestStudent, role: Viewer['role'] = 'student'): Viewer => ({
  userId,
  sessionId: newId(),
  role,
  universityId: 'ug',
  isVerified: true,
});
const own = (viewer: Viewer, orderId = id) => requireOwn(campus.app.platform, eq(orders.id, orderId), viewer);
const missing = expect.objectContaining({ code: 'not_found' });

describe('the lookup of an order', () => {
  it('returns it to its buyer, its seller and admins', async () => {
    for (const viewer of [viewerOf(buyer), viewerOf(seller), viewerOf(stranger, 'admin')])
      expect((await own(viewer)).order.id).toBe(id);
  });

  it('returns not found to strangers and moderators, and for an unknown id', async () => {
    await expect(own(viewerOf(stranger))).rejects.toThrow(missing);
    await expect(own(viewerOf(stranger, 'moderator'))).rejects.toThrow(missing);
    await expect(own(viewerOf(stranger, 'admin'), newId())).rejects.toThrow(missing);
    await expect(own(viewerOf(buyer), newId())).rejects.toThrow(missing);
  });

  it('shows the code to the buyer only', async () => {
    const shown = (viewer: Viewer) => describeOrder(campus.app.platform, eq(orders.id, id), viewer);
    expect((await shown(viewerOf(buyer))).handoverCode).toMatch(/^\d{6}$/);
    expect((await shown(viewerOf(seller))).handoverCode).toBeNull();
    expect((await shown(viewerOf(stranger, 'admin'))).handoverCode).toBeNull();
  });
});

describe('the staff check', () => {
  it('accepts moderators and admins, and refuses students and visitors', () => {
    expect(isStaff({ role: 'moderator' })).toBe(true);
    expect(isStaff({ role: 'admin' })).toBe(true);
    expect(isStaff({ role: 'student' })).toBe(false);
    expect(isStaff(null)).toBe(false);
  });
});
