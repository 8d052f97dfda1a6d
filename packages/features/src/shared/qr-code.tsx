import qrcode from 'qrcode-generator';

/** A QR code as one path, dark on light in both themes: scanners want it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const dark = Array.from(
    { length: size * size },
    (_, index) => [Math.floor(index / size), index % size] as const,
  )
    .filter(([row, column]) => code.isDark(row, column))
    .map(([row, column]) => `M${column} ${row}h1v1h-1z`);
  return (
    <svg
      role="img"
      aria-label={label}
      data-theme="light"
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      className="size-44 rounded-control bg-surface text-fg"
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} fill="currentColor" />
    </svg>
  );
}
