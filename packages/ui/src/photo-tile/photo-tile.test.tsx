import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { PhotoTile } from './photo-tile.js';

const needed = { alt: 'Photo 1', removeLabel: 'Remove', retryLabel: 'Retry', src: 'blob:1' };

describeConformance('photo-tile', (probe) => <PhotoTile {...needed} status="ready" {...probe} />);

describe('PhotoTile', () => {
  afterEach(cleanup);

  it.each([
    [0.625, '63'],
    [-1, '0'],
    [2, '100'],
  ])('shows a progress of %d as %s percent', (progress, percent) => {
    render(<PhotoTile {...needed} status="uploading" progress={progress} />);
    expect(screen.getByRole('progressbar', { name: 'Photo 1' }).getAttribute('aria-valuenow')).toBe(percent);
  });

  it('offers a retry only when the upload failed', () => {
    const { rerender } = render(<PhotoTile {...needed} status="ready" onRetry={() => undefined} />);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<PhotoTile {...needed} status="failed" onRetry={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('shows further controls only when the photo is ready', () => {
    const actions = <button type="button">Move</button>;
    const { rerender } = render(<PhotoTile {...needed} status="uploading" actions={actions} />);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<PhotoTile {...needed} status="ready" actions={actions} />);
    expect(screen.getByRole('button', { name: 'Move' })).toBeTruthy();
  });

  it('has a named image even before the picture is available', () => {
    render(<PhotoTile {...needed} src={undefined} status="ready" />);
    expect(screen.getByRole('img', { name: 'Photo 1' })).toBeTruthy();
  });
});
