import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fill } from '../../../../test/fill.js';
import { PASSWORD } from '../../../../test/on-scene.js';
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
import { withCampus } from '../../../testing/with-campus.js';
import { ModerationTabs } from '../moderation-tabs.fixture.js';

const meta = {
  id: 'screens-moderation-partners',
  title: 'Screens/Moderate/Partners',
  component: ModerationTabs,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: 'partners', viewer: 'Efua Danquah' } },
  args: { tab: 'partners' },
} satisfies Meta<typeof ModerationTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two keys and three webhooks: one works, one fails, one is disabled. */
export const Filled: Story = {
  play: async ({ canvas, step }) => {
    await step('when the deliveries of each webhook are opened', async () => {
      await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Show deliveries' })).toHaveLength(3));
      for (const button of canvas.getAllByRole('button', { name: 'Show deliveries' }))
        await userEvent.click(button);
    });
    await step('then each delivery shows its state: delivered, or failed with the response', async () => {
      for (const state of ['Delivered', 'Failed']) await expect(await canvas.findByText(state)).toBeVisible();
      await expect((await canvas.findAllByText(/Answered 503/))[0]).toBeVisible();
    });
  },
};
export const Empty: Story = {
  parameters: { campus: { scene: 'nothing to decide' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No partner has a key yet.')).toBeVisible();
    await expect(canvas.getByText('No webhooks yet.')).toBeVisible();
  },
};
export const LongText: Story = long;
export const Loading: Story = { ...loading, tags: ['!test'] };
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = { ...offline(), tags: ['!test'] };

export const SendingAgain: Story = {
  parameters: { campus: { failures: { 'webhooks.resend': 'lost-once' } } },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    await step('when a delivery is sent again without a connection, then an error is shown', async () => {
      const [open] = await page.findAllByRole('button', { name: 'Show deliveries' });
      await userEvent.click(open as HTMLElement);
      const [first] = await page.findAllByRole('button', { name: 'Send again' });
      await userEvent.click(first as HTMLElement);
      await expect((await page.findAllByText(/internet connection/))[0]).toBeVisible();
    });
    await step('when the delivery is sent once more, then a message confirms it', async () => {
      const [first] = await page.findAllByRole('button', { name: 'Send again' });
      await waitFor(() => expect(first).toBeEnabled());
      await userEvent.click(first as HTMLElement);
      await expect((await page.findAllByText('It is on its way again'))[0]).toBeVisible();
    });
  },
};

const prove = async (page: ReturnType<typeof within>) => {
  await fill(await page.findByLabelText('Your password'), PASSWORD);
  await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
};

/** Creates a key, shows it once and revokes it. */
export const AKey: Story = {
  parameters: { campus: { scene: 'nothing to decide' } },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    await step('when a key is created, then the partner and a password are required', async () => {
      await userEvent.click(await page.findByRole('button', { name: 'New key' }));
      await userEvent.click(await page.findByRole('button', { name: 'Create' }));
      await expect(await page.findByText('Say who will use it.')).toBeVisible();
      await fill(page.getByLabelText('Partner'), 'Legon SRC');
      await userEvent.click(page.getByRole('button', { name: 'Create' }));
      await prove(page);
    });
    await step('then the key is shown until Done is pressed', async () => {
      await expect(((await page.findByLabelText('Key')) as HTMLInputElement).value).toMatch(/^chp_/);
      await userEvent.click(page.getByRole('button', { name: 'Done' }));
      await waitFor(() => expect(page.queryByLabelText('Key')).toBeNull());
    });
    await step('when the key is revoked, then the list of keys is empty', async () => {
      await userEvent.click(await page.findByRole('button', { name: 'Revoke the key of Legon SRC' }));
      await userEvent.click(await page.findByRole('button', { name: 'Revoke' }));
      await expect(await page.findByText('No partner has a key yet.')).toBeVisible();
    });
  },
};

/** Adds a webhook, tests it and removes it. */
export const AWebhook: Story = {
  parameters: { campus: { scene: 'nothing to decide' } },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    await step('when the address of a webhook is invalid, then the field shows an error', async () => {
      await userEvent.click(await page.findByRole('button', { name: 'New webhook' }));
      await fill(await page.findByLabelText('Address'), 'src.example');
      await userEvent.click(page.getByRole('button', { name: 'Create' }));
      await expect(await page.findByText(/Enter a web address that begins with/)).toBeVisible();
    });
    await step('when the address is valid, then the secret of the webhook is shown', async () => {
      await fill(page.getByLabelText('Address'), 'https://src.example/hook');
      await userEvent.click(page.getByRole('checkbox', { name: 'New events' }));
      await userEvent.click(page.getByRole('button', { name: 'Create' }));
      await prove(page);
      await expect(((await page.findByLabelText('Secret')) as HTMLInputElement).value).toMatch(/^whsec_/);
      await userEvent.click(page.getByRole('button', { name: 'Done' }));
    });
    await step('when a test is sent to the webhook, then it appears among its deliveries', async () => {
      await userEvent.click(await page.findByRole('button', { name: 'Send a test to src.example' }));
      await userEvent.click(await page.findByRole('button', { name: 'Show deliveries' }));
      await expect(await page.findByText('Delivered')).toBeVisible();
    });
    await step('when the webhook is removed, then the list of webhooks is empty', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Remove src.example' }));
      await userEvent.click(await page.findByRole('button', { name: 'Remove' }));
      await expect(await page.findByText('No webhooks yet.')).toBeVisible();
    });
  },
};

export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
