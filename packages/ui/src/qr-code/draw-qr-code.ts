import qrcode from 'qrcode-generator';

/** Share of a code that may be dirty or hidden: 7, 15, 25 or 30%. */
export type QrCorrection = 'L' | 'M' | 'Q' | 'H';

/** Returns the dark modules as a path in units of a module, row by row, with adjacent modules merged; and the size in modules. */
export function drawQrCode(value: string, correction: QrCorrection): { path: string; size: number } {
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
