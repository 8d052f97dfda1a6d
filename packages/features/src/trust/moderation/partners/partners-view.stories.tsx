import { ApiError, type PartnerKey, type Webhook, type WebhookDelivery } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fill } from '../../../../test/fill.js';
import {
  dark,
  failed,
  french,
  loading,
  long,
  offline,
  slow,
  smallPhone,
} from '../../../../test/screen-states.js';
import { ago, idOf } from '../../../testing/fixtures.js';
import type { InMemoryCampus } from '../../../testing/in-memory/in-memory-campus.js';
import { joinCampus, PASSWORD } from '../../../testing/settle.js';
import { withCampus } from '../../../testing/with-campus.js';
import { session } from '../moderation.fixtures.js';
import { ModerationTabs } from '../moderation-tabs.fixture.js';

const aKey: PartnerKey = {
  id: idOf(8100),
  name: 'SRC website',
  hint: 'chp_9fQ2',
  scopes: ['listings:read'],
  createdBy: 'Efua Danquah',
  createdAt: ago(60 * 24 * 40),
  lastUsedAt: ago(3),
};
const aWebhook: Webhook = {
  id: idOf(8110),
  url: 'https://src.example.edu/hooks/listings',
  events: ['listing.posted', 'listing.closed'],
  createdAt: ago(60 * 24 * 30),
  failingSince: null,
  disabledAt: null,
};
const aDelivery: WebhookDelivery = {
  id: idOf(8120),
  event: 'listing.posted',
  listingId: idOf(1),
  state: 'delivered',
  tries: 1,
  failure: null,
  responseStatus: 204,
  createdAt: ago(30),
  lastTriedAt: ago(30),
  nextTryAt: null,
};
const KEYS: PartnerKey[] = [
  aKey,
  {
    ...aKey,
    id: idOf(8101),
    name: 'Night Market hostel',
    hint: 'chp_x3Lm',
    createdBy: null,
    lastUsedAt: null,
  },
];
const WEBHOOKS: Webhook[] = [
  aWebhook,
  { ...aWebhook, id: idOf(8111), url: 'https://hostel.example.org/new', failingSince: ago(60 * 5) },
  {
    ...aWebhook,
    id: idOf(8112),
    url: 'https://radio.example.org/events',
    events: ['event.announced'],
    failingSince: ago(60 * 24 * 4),
    disabledAt: ago(60 * 24),
  },
];
const DELIVERIES: WebhookDelivery[] = [
  {
    ...aDelivery,
    id: idOf(8121),
    event: 'ping',
    listingId: null,
    state: 'waiting',
    tries: 0,
    responseStatus: null,
    nextTryAt: ago(0),
  },
  aDelivery,
  {
    ...aDelivery,
    id: idOf(8122),
    state: 'waiting',
    tries: 2,
    failure: 'answered',
    responseStatus: 503,
    nextTryAt: ago(-20),
  },
  {
    ...aDelivery,
    id: idOf(8123),
    event: 'listing.closed',
    state: 'failed',
    tries: 8,
    failure: 'unreachable',
    responseStatus: null,
  },
  { ...aDelivery, id: idOf(8124), state: 'skipped', tries: 0, responseStatus: null, lastTriedAt: null },
];
const counted =
  <T,>(data: T[]) =>
  async () => ({ data, count: data.length });
const campusWithPartners = (change: object = {}) => ({
  campus: {
    session,
    client: {
      partnerKeys: { list: counted(KEYS) },
      webhooks: {
        list: counted(WEBHOOKS),
        deliveries: async () => ({ data: DELIVERIES, pagination: { nextCursor: null, limit: 10 } }),
        ...change,
      },
    },
  },
});

const meta = {
  id: 'screens-moderation-partners',
  title: 'Screens/Moderate/Partners',
  component: ModerationTabs,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', ...campusWithPartners() },
  args: { tab: 'partners' },
} satisfies Meta<typeof ModerationTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two keys and three webhooks: one works, one fails, one is disabled. */
export const Filled: Story = {
  play: async ({ canvas, step }) => {
    await step('when what was sent is requested', async () => {
      const [first] = await canvas.findAllByRole('button', { name: 'What was sent' });
      await userEvent.click(first as HTMLElement);
    });
    await step('then it says what became of each', async () => {
      for (const state of ['Taken', 'Given up', 'No longer true']) {
        await expect(await canvas.findByText(state)).toBeVisible();
      }
      await expect(canvas.getByText(/Answered 503/)).toBeVisible();
    });
  },
};
export const Empty: Story = {
  parameters: {
    campus: { client: { partnerKeys: { list: counted([]) }, webhooks: { list: counted([]) } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No partner has a key yet.')).toBeVisible();
    await expect(canvas.getByText('No address is notified yet.')).toBeVisible();
  },
};
export const LongText: Story = long;
export const Loading: Story = { ...loading, tags: ['!test'] };
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = { ...offline(), tags: ['!test'] };

/** Inputs of the resend calls. */
let resent: unknown[] = [];
export const SendingAgain: Story = {
  parameters: campusWithPartners({
    resend: async (input: unknown) => {
      resent.push(input);
      if (resent.length === 1) throw new ApiError({ code: 'network', status: 0, message: 'No answer' });
      return { data: aDelivery };
    },
  }),
  play: async ({ canvasElement, step }) => {
    resent = [];
    const page = within(canvasElement.ownerDocument.body);
    await step('when one is sent again and no one answers, then it shows a message', async () => {
      const [open] = await page.findAllByRole('button', { name: 'What was sent' });
      await userEvent.click(open as HTMLElement);
      const [first] = await page.findAllByRole('button', { name: 'Send again' });
      await userEvent.click(first as HTMLElement);
      await waitFor(() => expect(resent).toHaveLength(1));
    });
    await step('when it is tried once more, then it is on its way', async () => {
      const [first] = await page.findAllByRole('button', { name: 'Send again' });
      await waitFor(() => expect(first).toBeEnabled());
      await userEvent.click(first as HTMLElement);
      await expect((await page.findAllByText('It is on its way again'))[0]).toBeVisible();
      await expect(resent[1]).toEqual({ id: DELIVERIES[0]?.id });
    });
  },
};

async function settle(campus: InMemoryCampus) {
  const joined = await joinCampus(campus, 'Efua Danquah');
  const { data } = await joined.auth.me({});
  campus.promote(data.id, 'admin');
  return joined;
}
const prove = async (page: ReturnType<typeof within>) => {
  await fill(await page.findByLabelText('Your password'), PASSWORD);
  await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
};

/** In-memory campus: creates a key, shows it once and revokes it. */
export const AKey: Story = {
  parameters: { campus: { session: undefined, client: undefined, settle } },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    await step('when a key is made, its partner and a proof are requested', async () => {
      await userEvent.click(await page.findByRole('button', { name: 'New key' }));
      await userEvent.click(await page.findByRole('button', { name: 'Create' }));
      await expect(await page.findByText('Say who will use it.')).toBeVisible();
      await fill(page.getByLabelText('Partner'), 'Legon SRC');
      await userEvent.click(page.getByRole('button', { name: 'Create' }));
      await prove(page);
    });
    await step('then it is shown, once', async () => {
      await expect(((await page.findByLabelText('Key')) as HTMLInputElement).value).toMatch(/^chp_/);
      await userEvent.click(page.getByRole('button', { name: 'Done' }));
      await waitFor(() => expect(page.queryByLabelText('Key')).toBeNull());
    });
    await step('when it is revoked, then it is gone', async () => {
      await userEvent.click(await page.findByRole('button', { name: 'Revoke the key of Legon SRC' }));
      await userEvent.click(await page.findByRole('button', { name: 'Revoke' }));
      await expect(await page.findByText('No partner has a key yet.')).toBeVisible();
    });
  },
};

/** In-memory campus: adds a webhook, tests it and removes it. */
export const AWebhook: Story = {
  parameters: AKey.parameters ?? {},
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    await step('when the address is none, then it shows a message', async () => {
      await userEvent.click(await page.findByRole('button', { name: 'New webhook' }));
      await fill(await page.findByLabelText('Address'), 'src.example.edu');
      await userEvent.click(page.getByRole('button', { name: 'Create' }));
      await expect(await page.findByText(/Enter a web address that begins with/)).toBeVisible();
    });
    await step('when it is one, then its secret is shown', async () => {
      await fill(page.getByLabelText('Address'), 'https://src.example.edu/hook');
      await userEvent.click(page.getByRole('checkbox', { name: 'New events' }));
      await userEvent.click(page.getByRole('button', { name: 'Create' }));
      await prove(page);
      await expect(((await page.findByLabelText('Secret')) as HTMLInputElement).value).toMatch(/^whsec_/);
      await userEvent.click(page.getByRole('button', { name: 'Done' }));
    });
    await step('when a test is sent, then it stands among what was sent', async () => {
      await userEvent.click(await page.findByRole('button', { name: 'Send a test to src.example.edu' }));
      await userEvent.click(await page.findByRole('button', { name: 'What was sent' }));
      await expect(await page.findByText('Waiting')).toBeVisible();
    });
    await step('when it is removed, then it is gone', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Remove src.example.edu' }));
      await userEvent.click(await page.findByRole('button', { name: 'Remove' }));
      await expect(await page.findByText('No address is notified yet.')).toBeVisible();
    });
  },
};

export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
