import { quoteOf } from '@campushive/contract/rules/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { smallPhone } from '../../../../test/screen-states.js';
import { ago, aPhoto, aStudent, idOf } from '../../../testing/fixtures.js';
import { withCampus } from '../../../testing/with-campus.js';
import { ThreadView } from '../../../deals/messages/thread-view.js';
import type { ThreadState } from '../thread/use-thread.js';
import { thread, ready, write, group } from './group.fixtures.js';

const at = (state: ThreadState): Story => ({ args: { thread: { ...thread, state } } });

const meta = {
  id: 'screens-messages-groups',
  title: 'Screens/Meet/Messages/Groups',
  component: ThreadView,
  decorators: [
    (Story) => (
      <div className="flex h-dvh flex-col">
        <Story />
      </div>
    ),
    withCampus,
  ],
  parameters: { layout: 'fullscreen' },
  args: { kind: 'group', thread: { ...thread, state: ready } },
} satisfies Meta<typeof ThreadView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const TwoType: Story = at({
  ...ready,
  typists: [
    { userId: aStudent(1).id, name: aStudent(1).name },
    { userId: aStudent(2).id, name: aStudent(2).name },
  ],
});
export const SomethingNew: Story = at({ ...ready, newFrom: idOf(7002) });
export const WithPhoto: Story = at({
  ...ready,
  messages: [...ready.messages, { ...write(1, '', 2), attachment: aPhoto(3) }],
});
export const Cancelled: Story = at({
  ...ready,
  about: { ...group, cancelled: true },
});
export const Muted: Story = at({ ...ready, about: { ...group, muted: true } });
/** The last message reached all devices, but no member has seen it. */
export const Delivered: Story = at({
  ...ready,
  messages: [
    ...ready.messages,
    { ...write(0, 'See you there', 3), id: idOf(7012), seenBy: 0, deliveredAt: ago(2) },
  ],
});
export const NothingWritten: Story = at({ ...ready, messages: [] });
/** Reply to another member's message, an unsent message, and one with a warning. */
export const Answered: Story = at({
  ...ready,
  replyTo: quoteOf(ready.messages[1] ?? write(2, '', 0)),
  messages: [
    ...ready.messages,
    {
      ...write(1, 'At five is fine.', 20),
      id: idOf(7010),
      replyTo: quoteOf(write(0, 'I will. Meet at the gate at five.', 40)),
    },
    { ...write(2, '', 10), id: idOf(7011), unsentAt: ago(9) },
    { ...write(4, 'Send 50 to 055 019 8842 first', 5), warning: 'prepayment' },
  ],
});
export const NotSent: Story = at({
  ...ready,
  unsent: [
    {
      clientId: 'mine',
      conversationId: group.id,
      content: 'Anybody from Legon Hall?',
      createdAt: ago(0),
      status: 'failed',
    },
  ],
});
export const LongWords: Story = at({
  ...ready,
  about: { ...group, title: 'Inter-hall debate on whether mobile money has changed student life for good' },
  messages: [write(1, 'Unbelievablylongwordsthatdonotend'.repeat(6), 3)],
});
export const Loading: Story = at({ status: 'loading' });
export const Failed: Story = at({ status: 'failed', retry: fn() });
export const NotInIt: Story = at({ status: 'missing' });
export const Dark: Story = { globals: { theme: 'dark' }, tags: ['!test'] };
export const French: Story = { globals: { locale: 'fr' } };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
