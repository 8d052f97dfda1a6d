import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { ScrollToTop } from './scroll-to-top.js';

describeConformance('scroll-to-top', (probe) => <ScrollToTop label="Back to top" after={-1} {...probe} />);

describe('ScrollToTop', () => {
  afterEach(cleanup);

  it('is not rendered at the top of the page', () => {
    const { container } = render(<ScrollToTop label="Back to top" />);
    expect(container.firstChild).toBeNull();
  });

  it('scrolls to the top when it is pressed', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    render(<ScrollToTop label="Back to top" after={-1} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Back to top' }));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
    scrollTo.mockRestore();
  });
});
