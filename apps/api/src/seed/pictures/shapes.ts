/** The few shapes that the illustrations are made of, as SVG text. */

export const box = (x: number, y: number, width: number, height: number, radius: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const disc = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

export const oval = (x: number, y: number, radiusX: number, radiusY: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" fill="${fill}"/>`;

export const area = (path: string, fill: string) =>
  `<path d="${path}" fill="${fill}" stroke-linejoin="round"/>`;

export const stroke = (path: string, width: number, colour: string) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const faded = (opacity: number, shapes: string) => `<g opacity="${opacity}">${shapes}</g>`;

export const turned = (degrees: number, x: number, y: number, shapes: string) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${shapes}</g>`;

export const times = (count: number, shape: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => shape(index)).join('');
