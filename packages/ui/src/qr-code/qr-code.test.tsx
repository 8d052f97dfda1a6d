import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { drawQrCode } from './draw-qr-code.js';
import { QrCode } from './qr-code.js';

describeConformance('qr-code', (probe) => <QrCode value="482913" label="Code" {...probe} />);

describe('QrCode', () => {
  afterEach(cleanup);

  it('is an image with a name, light in every theme', () => {
    render(<QrCode value="482913" label="Handover code" />);
    expect(screen.getByRole('img', { name: 'Handover code' }).dataset['theme']).toBe('light');
  });

  it('draws the code once its lazy code has loaded', async () => {
    render(<QrCode value="482913" label="Handover code" />);
    await waitFor(() => expect(screen.getByRole('img').querySelector('path')).not.toBeNull());
  });

  it('draws the finder pattern in its corner: seven dark modules, one light', () => {
    expect(drawQrCode('482913', 'M').path).toMatch(/^M0 0h7v1h-7z/);
  });

  it('is larger for a longer value', () => {
    expect(drawQrCode('1'.repeat(400), 'M').size).toBeGreaterThan(drawQrCode('1', 'M').size);
  });

  it('draws another path for another value', () => {
    expect(drawQrCode('482913', 'M').path).not.toBe(drawQrCode('482914', 'M').path);
  });
});
