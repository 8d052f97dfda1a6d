import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { FileDrop } from './file-drop.js';

const needed = { label: 'Add photos', accept: 'image/*', onFilesAdd: () => undefined };

describeConformance('file-drop', (probe) => <FileDrop {...needed} {...probe} />);

describe('FileDrop', () => {
  afterEach(cleanup);

  const photo = (name: string) => new File(['photo'], name, { type: 'image/jpeg' });

  it('accepts only the first of two dropped files by default', () => {
    const onFilesAdd = vi.fn();
    const files = [photo('a.jpg'), photo('b.jpg')];
    render(<FileDrop {...needed} onFilesAdd={onFilesAdd} />);
    fireEvent.drop(screen.getByText('Add photos'), { dataTransfer: { files } });
    expect(onFilesAdd).toHaveBeenCalledExactlyOnceWith({
      files: [files[0]],
      rejected: [{ file: files[1], reason: 'count' }],
    });
  });

  it('accepts the same file twice in succession', async () => {
    const onFilesAdd = vi.fn();
    render(<FileDrop {...needed} onFilesAdd={onFilesAdd} />);
    for (let picked = 0; picked < 2; picked += 1) {
      await userEvent.upload(screen.getByLabelText('Add photos'), photo('a.jpg'));
    }
    expect(onFilesAdd).toHaveBeenCalledTimes(2);
  });

  it('shows the state over while a file is dragged over it', () => {
    render(<FileDrop {...needed} />);
    const zone = screen.getByText('Add photos').closest('label');
    const states = (['dragOver', 'dragLeave'] as const).map((kind) => {
      fireEvent[kind](screen.getByText('Add photos'));
      return zone?.dataset['state'];
    });
    expect(states).toEqual(['over', 'idle']);
  });

  it('ignores dropped files while disabled', () => {
    const onFilesAdd = vi.fn();
    render(<FileDrop {...needed} disabled onFilesAdd={onFilesAdd} />);
    fireEvent.drop(screen.getByText('Add photos'), { dataTransfer: { files: [photo('a.jpg')] } });
    expect(onFilesAdd).not.toHaveBeenCalled();
  });

  it('ties its error to the control', () => {
    render(<FileDrop {...needed} error="At least one." />);
    const control = screen.getByLabelText('Add photos');
    expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'At least one.',
    );
  });
});
