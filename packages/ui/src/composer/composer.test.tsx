import { cleanup, fireEvent, render, screen } from '@testing-library/react';
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

  it('sends on Enter and by its button, and does not send on Shift and Enter', async () => {
    const onSend = vi.fn();
    render(<Composer {...needed} onSend={onSend} />);
    await userEvent.type(screen.getByLabelText('Message'), '{Shift>}{Enter}{/Shift}');
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Message'), '{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['Chromium and Firefox', { isComposing: true }],
    ['Safari, where the composition has ended already', { keyCode: 229 }],
  ])('does not send by the Enter that confirms a composed word in %s', (_browser, key) => {
    const onSend = vi.fn();
    render(<Composer {...needed} onSend={onSend} />);
    fireEvent.keyDown(screen.getByLabelText('Message'), { key: 'Enter', ...key });
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByLabelText('Message'), { key: 'Enter', keyCode: 13 });
    expect(onSend).toHaveBeenCalledOnce();
  });

  it.each([
    ['blank', { value: '  ' }],
    ['wrong', { error: 'Too long' }],
    ['not ready', { canSend: false }],
  ])('does not send a message that is %s, and disables its button', async (_case, props) => {
    const onSend = vi.fn();
    render(<Composer {...needed} {...props} onSend={onSend} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('adds pasted files', async () => {
    const onFilesAdd = vi.fn();
    render(<Composer {...needed} onFilesAdd={onFilesAdd} />);
    await userEvent.click(screen.getByLabelText('Message'));
    const photo = new File(['bee'], 'bee.png', { type: 'image/png' });
    await userEvent.paste({ files: [photo], getData: () => '' } as unknown as DataTransfer);
    expect(onFilesAdd).toHaveBeenCalledWith([photo]);
  });
});
