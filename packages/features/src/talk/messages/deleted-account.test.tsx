// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { createStoryCampus } from '../../testing/story-campus.js';
import { dealLine } from '../../deals/messages/deal-line.js';
import { threadDeal } from '../../deals/messages/thread-deal.js';
import { ConversationRow } from './conversation-row.js';
import { ThreadHeader } from './thread/thread-header.js';
import { StoryProvider } from '../../testing/story-provider.js';
import { aConversation } from '../../testing/message-fixtures.js';

afterEach(cleanup);

const conversation = aConversation(0, {
  otherParticipant: {
    ...aConversation(0).otherParticipant,
    name: null,
    profileImage: null,
    university: null,
    presence: 'offline',
  },
});
const nothing = () => undefined;

beforeEach(() => {
  render(
    <StoryProvider campus={createStoryCampus()}>
      <ConversationRow conversation={conversation} current={false} deal={dealLine} />
      <ThreadHeader
        conversation={conversation}
        deal={threadDeal}
        onUnblock={nothing}
        onMute={nothing}
        onArchive={nothing}
        onSearch={nothing}
        onAnswer={nothing}
      />
    </StoryProvider>,
  );
});

it('shows a deleted account without initials, in the list and above the thread', () => {
  const faces = document.querySelectorAll('[data-slot=avatar]');
  expect([...faces].map((face) => face.textContent)).toEqual(['?', '?']);
  expect(screen.getAllByText('Unknown User')).toHaveLength(2);
});

it('does not show a deleted account as offline', () => {
  expect(document.body.innerHTML).not.toMatch(/offline/i);
});
