// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Composer, type ComposerProps } from './composer.js';

const needed: ComposerProps = {
  label: 'Message',
  sendLabel: 'Send',
  value: 'Is it still there?',
  onValueChange: () => undefined,
  onSend: () => undefined,
};

describeConformance('composer', (probe) => <Composer {...needed} {...probe} />);

describe('Composer', () => {
  afterEach(cleanup);

  it('sends by Enter and by its button, and breaks the line by Shift and Enter', async () => {
    const onSend = vi.fn();
    render(<Composer {...needed} onSend={onSend} />);
    await userEvent.type(screen.getByLabelText('Message'), '{Shift>}{Enter}{/Shift}');
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Message'), '{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend.mock.calls).toEqual([[{ value: 'Is it still there?' }], [{ value: 'Is it still there?' }]]);
  });

  it.each([
    ['blank', { value: '  ' }],
    ['wrong', { error: 'Too long' }],
  ])('does not send what is %s, and says so', async (_case, props) => {
    const onSend = vi.fn();
    render(<Composer {...needed} {...props} onSend={onSend} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBe('true');
  });
});
