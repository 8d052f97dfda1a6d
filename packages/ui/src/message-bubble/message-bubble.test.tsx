import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { MessageBubble } from './message-bubble.js';

describeConformance('message-bubble', (probe) => (
  <MessageBubble tone="mine" author="You" {...probe}>
    Yes!
  </MessageBubble>
));

describe('MessageBubble', () => {
  afterEach(cleanup);

  it('contains the name of the author before the message', () => {
    render(
      <MessageBubble tone="theirs" author="Kwame:">
        Is it still available?
      </MessageBubble>,
    );
    expect(screen.getByText(/still available/).textContent).toBe('Kwame: Is it still available?');
  });

  it('takes its tone under the former name until 0.3', () => {
    render(
      <MessageBubble side="theirs" author="Kwame:" data-testid="bubble">
        Is it still available?
      </MessageBubble>,
    );
    expect(screen.getByTestId('bubble').dataset['tone']).toBe('theirs');
  });
});
