// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { UploadProgress } from './upload-progress.js';

const needed = { name: 'notes.pdf', removeLabel: 'Remove notes.pdf', onRemove: () => undefined };

describeConformance('upload-progress', (probe) => (
  <UploadProgress {...needed} state={{ status: 'done' }} {...probe} />
));

describe('UploadProgress', () => {
  afterEach(cleanup);

  it('says how far it is', () => {
    render(<UploadProgress {...needed} state={{ status: 'uploading', progress: 0.62 }} />);
    expect(screen.getByRole('progressbar', { name: 'notes.pdf' }).getAttribute('aria-valuenow')).toBe('62');
  });

  it('reads a failure out, and offers to try again only then', async () => {
    const onRetry = vi.fn();
    const { rerender } = render(
      <UploadProgress {...needed} onRetry={onRetry} state={{ status: 'uploading', progress: 0 }} />,
    );
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    rerender(
      <UploadProgress {...needed} onRetry={onRetry} state={{ status: 'failed', error: 'No connection' }} />,
    );
    expect(screen.getByRole('status').textContent).toBe('No connection');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
