import type { ReactElement } from 'react';
import { drawQrCode, type QrCorrection } from './draw-qr-code.js';

/** Width of the white margin, in modules: scanners need four. */
const QUIET = 4;

/** The drawn code. A default export, because it is loaded lazily. */
export default function QrDrawing(props: { value: string; correction: QrCorrection }): ReactElement {
  const { path, size } = drawQrCode(props.value, props.correction);
  const fullSize = size + 2 * QUIET;
  return (
    <svg viewBox={`${-QUIET} ${-QUIET} ${fullSize} ${fullSize}`} shapeRendering="crispEdges">
      <path d={path} className="fill-fg" />
    </svg>
  );
}
