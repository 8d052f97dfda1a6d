import { type ComponentProps, lazy, type ReactElement, Suspense } from 'react';
import { cx } from '../class-names/class-names.js';
import type { QrCorrection } from './draw-qr-code.js';

/** Props of {@link QrCode}. */
export interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'children' | 'aria-label'> {
  /** Encoded text, which a scanner reads. */
  value: string;
  /** Purpose of the code, read out: `Handover code of this order`. Show the code's text next to it, for people who cannot scan. */
  label: string;
  /** Share of the code that may be dirty or hidden: 7, 15, 25 or 30%. Default `M`. */
  correction?: QrCorrection;
}

const load = () => import('./qr-drawing.js');

/** Loads the encoder before the first code is shown, so that a code can be drawn without a network. */
export const preloadQrCode = (): Promise<void> => load().then(() => undefined);

// Lazy, because the encoder takes 7 KB. Its space is reserved, and stays empty when the encoder cannot be loaded.
const QrDrawing = lazy(() => load().catch(() => ({ default: (): ReactElement => <></> })));

/** A QR code as a single path, dark on light in both themes, because scanners need it. */
export function QrCode({ value, label, correction = 'M', className, ...rest }: QrCodeProps): ReactElement {
  return (
    <svg
      data-slot="qr-code"
      role="img"
      aria-label={label}
      data-theme="light"
      className={cx(
        'block aspect-square h-auto w-48 max-w-full rounded-control bg-surface forced-color-adjust-none',
        className,
      )}
      {...rest}
    >
      <Suspense fallback={null}>
        <QrDrawing {...{ value, correction }} />
      </Suspense>
    </svg>
  );
}
