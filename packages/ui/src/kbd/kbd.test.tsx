import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Kbd } from './kbd.js';

describeConformance('kbd', (probe) => <Kbd keys={['K']} {...probe} />);

describe('Kbd', () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it.each([
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', '⌘K'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'CtrlK'],
  ])('names the modifier key of the device: %s', (userAgent, text) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    expect(render(<Kbd keys={['mod', 'K']} />).container.textContent).toBe(text);
  });
});
