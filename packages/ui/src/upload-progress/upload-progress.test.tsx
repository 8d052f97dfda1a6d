import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { UploadProgress, type UploadProgressProps } from './upload-progress.js';

const needed: UploadProgressProps = {
  name: 'notes.pdf',
  progress: 0.4,
  progressLabel: 'Uploading...',
  onRemove: () => undefined,
  removeLabel: 'Remove the file',
};

describeConformance('upload-progress', (probe) => <UploadProgress {...needed} {...probe} />);

describe('UploadProgress', () => {
  afterEach(cleanup);

  it('shows the progress of the upload, then the details of the file', () => {
    const { rerender } = render(<UploadProgress {...needed} />);
    expect(screen.getByRole('progressbar', { name: 'Uploading...' })).toBeTruthy();
    rerender(<UploadProgress {...needed} progress={null} details="3 pages" />);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('3 pages');
  });

  it('calls onRemove when its remove button is pressed', async () => {
    const onRemove = vi.fn();
    render(<UploadProgress {...needed} onRemove={onRemove} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove the file' }));
    expect(onRemove).toHaveBeenCalledOnce();
  });
});
