import type { Meta, StoryObj } from '@storybook/react-vite';
import CheckCheck from 'lucide-react/icons/check-check';
import { Avatar } from '../avatar/avatar.js';
import { MessageBubble } from './message-bubble.js';

const meta = {
  id: 'kit-messagebubble',
  title: 'Kit/Data/MessageBubble',
  component: MessageBubble,
  args: {
    tone: 'theirs',
    author: 'Esi:',
    children: 'Is the laptop still available?',
    meta: <time>14:30</time>,
  },
  parameters: {
    contract: {
      use: 'A message of a conversation.',
      avoid: 'A notice of the app in a conversation (Alert).',
      keyboard: [['None', 'It takes no focus']],
      screenReader: 'Who says it, then the text, then time and mark.',
    },
  },
} satisfies Meta<typeof MessageBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Matrix: Story = {
  render: () => (
    <div className="grid max-w-lg gap-3">
      <MessageBubble
        tone="theirs"
        author="Esi:"
        avatar={<Avatar name="Esi Mensah" size="sm" aria-hidden="true" />}
        meta={<time>14:30</time>}
      >
        Is the laptop still available?
      </MessageBubble>
      <MessageBubble
        tone="mine"
        author="You:"
        meta={
          <>
            <time>14:32</time>
            <CheckCheck role="img" aria-label="Read" />
          </>
        }
      >
        Yes! You can check it at Unity Hall today.
      </MessageBubble>
      <MessageBubble tone="pending" author="You:" status="Sending...">
        {'Two lines,\nas they were written.'}
      </MessageBubble>
      <MessageBubble tone="mine" author="You:">
        {'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(2)}
      </MessageBubble>
    </div>
  ),
};
