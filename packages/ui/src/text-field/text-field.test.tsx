import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { describeFieldConformance } from '../test/describe-field-conformance.js';
import { TextField } from './text-field.js';

describeFieldConformance('text-field', (probe) => <TextField {...probe} />);

describe('TextField', () => {
  afterEach(cleanup);

  it('keeps a hidden label for screen readers', () => {
    render(<TextField label="Search" hideLabel />);
    expect(screen.getByRole('textbox', { name: 'Search' })).toBeTruthy();
  });

  it('is described by its suffix first, then by its description', () => {
    render(<TextField label="Email" suffix="@st.knust.edu.gh" description="Yours." />);
    const ids = screen.getByRole('textbox').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['@st.knust.edu.gh', 'Yours.']);
  });

  it('focuses the input when the icon before it is pressed', async () => {
    render(<TextField label="Price" leading="₵" />);
    await userEvent.click(screen.getByText('₵'));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('leaves the focus on a pressed button inside it', async () => {
    render(<TextField label="Code" trailing={<button type="button">Scan</button>} />);
    await userEvent.click(screen.getByRole('button', { name: 'Scan' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Scan' }));
  });
});
