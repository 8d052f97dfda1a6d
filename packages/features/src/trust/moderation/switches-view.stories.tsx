import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { campusOf } from '../../../test/on-scene.js';
import {
  dark,
  failed,
  french,
  loading,
  long,
  offline,
  slow,
  smallPhone,
} from '../../../test/screen-states.js';
import { withCampus } from '../../testing/with-campus.js';
import { ModerationTabs } from './moderation-tabs.fixture.js';

const meta = {
  id: 'screens-moderation-hives',
  title: 'Screens/Moderate/Hives',
  component: ModerationTabs,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: 'console of an admin', viewer: 'Efua Danquah' } },
  args: { tab: 'hives' },
} satisfies Meta<typeof ModerationTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
/** Switching needs a reason first. */
export const SwitchingOff: Story = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const [paying] = await canvas.findAllByRole('switch', { name: 'New payments' });
    if (paying === undefined) throw new Error('Every hive has the switch');
    await userEvent.click(paying);
    await expect(paying).toBeChecked();
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The provider is down');
    await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
    const { moderation } = campusOf(loaded).as('Efua Danquah');
    const paused = async () =>
      (await moderation.switches({})).data.find(
        ({ hive, feature }) => hive === 'essentials' && feature === 'paying',
      )?.off?.reason;
    await waitFor(async () => expect(await paused()).toBe('The provider is down'));
  },
};
export const LongText: Story = long;
export const Loading: Story = { ...loading, tags: ['!test'] };
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = { ...offline(), tags: ['!test'] };
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
