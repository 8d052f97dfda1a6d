import type { ComponentProps, ReactElement } from 'react';
import { cx } from 'class-variance-authority';
import qrcode from 'qrcode-generator';

/** Props of {@link QrCode}. */
export interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'children' | 'aria-label'> {
  /** What a scanner reads. */
  value: string;
  /** What it is for, read out: `Handover code of this order`. The code's text stands beside it, for those who cannot scan. */
  label: string;
  /** How much of it may be dirty or hidden: 7, 15, 25 or 30%. Default `M`. */
  correction?: 'L' | 'M' | 'Q' | 'H';
}

/** Modules of white around the code: scanners need four. */
const QUIET = 4;

/** A QR code as one path. It is dark on light in both themes, because scanners want it so. */
export function QrCode({ value, label, correction = 'M', className, ...rest }: QrCodeProps): ReactElement {
  const { path, size } = drawQrCode(value, correction);
  return (
    <svg
      data-slot="qr-code"
      role="img"
      aria-label={label}
      data-theme="light"
      viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
      shapeRendering="crispEdges"
      className={cx(
        'block aspect-square w-48 max-w-full rounded-control bg-surface forced-color-adjust-none',
        className,
      )}
      {...rest}
    >
      <path d={path} className="fill-fg" />
    </svg>
  );
}

/** The dark modules as a path in units of one module, row by row: neighbours become one bar. */
export function drawQrCode(value: string, correction: 'L' | 'M' | 'Q' | 'H'): { path: string; size: number } {
  const code = qrcode(0, correction);
  code.addData(value);
  code.make();
  const size = code.getModuleCount();
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const from = column;
      while (column < size && code.isDark(row, column)) column += 1;
      if (column > from) path += `M${from} ${row}h${column - from}v1h${from - column}z`;
    }
  }
  return { path, size };
}
