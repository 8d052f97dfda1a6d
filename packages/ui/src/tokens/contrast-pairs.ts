import { hiveTones } from './hive-tone.ts';

/** A colour, its background, and the minimum contrast between them. */
export type ContrastPair = readonly [colour: string, ground: string, least: number];

const text = ['fg-muted', 'brand-text', 'danger', 'success', 'warning'];
const grounds = ['bg', 'surface', 'fill'];

/** All pairs of colours that may meet on screen, by the names of their tokens. */
export const contrastPairs: readonly ContrastPair[] = [
  ...grounds.flatMap((ground): ContrastPair[] => [
    ['fg', ground, 12],
    ...text.map((colour): ContrastPair => [colour, ground, 4.5]),
    ['line-strong', ground, 3],
    ['focus', ground, 3],
  ]),
  ['fg', 'fill-hover', 7],
  ['fg', 'brand-soft', 7],
  ['fg', 'success-soft', 7],
  ['fg', 'warning-soft', 7],
  ['fg', 'danger-soft', 7],
  ['bg', 'fg', 12],
  ['bg', 'ink-hover', 7],
  ['on-brand', 'brand', 7],
  ['on-brand', 'brand-hover', 7],
  ['brand', 'on-brand', 3],
  ['on-danger', 'danger', 4.5],
  ['on-danger', 'danger-hover', 4.5],
  ['on-success', 'success', 4.5],
  ['danger', 'danger-soft', 4.5],
  ['success', 'success-soft', 4.5],
  ['warning', 'warning-soft', 4.5],
  ...hiveTones.flatMap((hive): ContrastPair[] => [
    [`hive-${hive}-text`, `hive-${hive}-soft`, 4.5],
    [`hive-${hive}-text`, 'bg', 4.5],
    [`hive-${hive}-text`, 'surface', 4.5],
    [`hive-${hive}-solid`, 'bg', 3],
    [`hive-${hive}-solid`, 'surface', 3],
    ['on-hive', `hive-${hive}-solid`, 4.5],
  ]),
];
