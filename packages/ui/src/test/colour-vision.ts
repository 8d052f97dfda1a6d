import { type Oklch, toLinearRgb } from './contrast.js';

/** Types of colour vision: usual, or without one kind of cone. */
export type ColourVision = 'usual' | 'protan' | 'deutan' | 'tritan';

type Matrix = readonly (readonly [number, number, number])[];

/** Linear sRGB as seen with each colour deficiency, at full severity, after Machado, Oliveira and Fernandes 2009. */
const remains = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} satisfies Record<ColourVision, Matrix>;

/** Returns the perceived distance of two colours: Euclidean in OKLab, times 100. About 2 is just visible side by side. */
export function distance(a: Oklch, b: Oklch, vision: ColourVision): number {
  const first = toOklab(seen(a, vision));
  const second = toOklab(seen(b, vision));
  return 100 * Math.hypot(...first.map((part, index) => part - (second[index] ?? 0)));
}

function seen(colour: Oklch, vision: ColourVision): readonly number[] {
  const rgb = toLinearRgb(colour);
  return remains[vision].map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, part, index) => sum + part * (rgb[index] ?? 0), 0),
      ),
    ),
  );
}

function toOklab([red = 0, green = 0, blue = 0]: readonly number[]): readonly number[] {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
