import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Tag } from './tag.js';

describeConformance('tag', (probe) => (
  <Tag onRemove={() => undefined} removeLabel="Remove Tutoring" {...probe}>
    Tutoring
  </Tag>
));

describe('Tag', () => {
  afterEach(cleanup);

  it('calls onRemove when its remove button is pressed', async () => {
    const onRemove = vi.fn();
    render(
      <Tag onRemove={onRemove} removeLabel="Remove Tutoring">
        Tutoring
      </Tag>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove Tutoring' }));
    expect(onRemove).toHaveBeenCalledOnce();
  });
});
