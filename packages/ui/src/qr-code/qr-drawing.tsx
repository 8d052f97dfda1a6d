import type { ReactElement } from 'react';
import { drawQrCode, type QrCorrection } from './draw-qr-code.js';

/** Modules of white around the code: scanners need four. */
const QUIET = 4;

/** The code itself; the default export, because it is loaded when it is shown. */
export default function QrDrawing(props: { value: string; correction: QrCorrection }): ReactElement {
  const { path, size } = drawQrCode(props.value, props.correction);
  const whole = size + 2 * QUIET;
  return (
    <svg viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`} shapeRendering="crispEdges">
      <path d={path} className="fill-fg" />
    </svg>
  );
}
