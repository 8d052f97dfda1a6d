import type { StallProgress } from '@campushive/contract';
import type { StallsMessages } from './stalls.messages.js';

/** Returns the lines of an order in words: `2 Egg, 1 Gari`. */
export const namesOf = ({ lines }: Pick<StallProgress, 'lines'>, t: Pick<StallsMessages, 'line'>): string =>
  lines.map(({ quantity, name }) => t.line(quantity, name)).join(', ');
