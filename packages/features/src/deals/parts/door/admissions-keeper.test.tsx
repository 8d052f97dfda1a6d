import type { Client } from '@campushive/contract';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aStudent, NOW } from '../../../testing/fixtures.js';
import { createStoryCampus } from '../../../testing/story-campus.js';
import { AdmissionsKeeper } from './admissions-keeper.js';
import { StoryProvider } from '../../../testing/story-provider.js';

afterEach(cleanup);

const admission = {
  id: '5b0a4f5e-3f53-4a0e-9f5c-0d6f3f0e4a11',
  eventId: 'jams',
  ticketId: 'one',
  code: '7KQ2MX9RTB4C',
  name: 'Kofi Asante',
  kind: null,
  number: 1,
  of: 1,
  admittedAt: NOW.toISOString(),
  status: 'waiting',
};

/** Device with stored admissions of these students, on a page without door features. */
function deviceOf(...userIds: string[]) {
  const admit = vi.fn<Client['events']['admit']>(async ({ admissions }) => ({
    status: 'success',
    data: admissions.map(({ id, admittedAt }) => ({
      admissionId: id,
      status: 'admitted',
      reason: null,
      checkedInAt: admittedAt,
    })),
  }));
  const campus = createStoryCampus({
    client: { events: { admit } },
    stored: Object.fromEntries(userIds.map((id) => [`admissions:${id}`, JSON.stringify([admission])])),
  });
  render(
    <StoryProvider campus={campus}>
      <AdmissionsKeeper />
    </StoryProvider>,
  );
  return { admit, storage: campus.ports.storage };
}

it('sends offline admissions from a page other than the door', async () => {
  const { id } = aStudent(0);
  const { admit, storage } = deviceOf(id);
  const { code, admittedAt } = admission;
  await waitFor(() =>
    expect(admit).toHaveBeenCalledExactlyOnceWith({
      id: 'jams',
      admissions: [{ id: admission.id, code, admittedAt }],
    }),
  );
  await waitFor(() =>
    expect(JSON.parse(storage.read(`admissions:${id}`) ?? '[]')).toMatchObject([{ status: 'sent' }]),
  );
});

it('does not send the admissions of another student of the device', async () => {
  const [own, other] = [aStudent(0).id, aStudent(1).id];
  const { admit, storage } = deviceOf(other, own);
  const statusOf = (id: string) => JSON.parse(storage.read(`admissions:${id}`) ?? '[]')[0]?.status;
  await waitFor(() => expect(statusOf(own)).toBe('sent'));
  expect(admit).toHaveBeenCalledOnce();
  expect(statusOf(other)).toBe('waiting');
});
