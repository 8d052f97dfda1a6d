import { createContext } from 'react';

/** Look of a hive that the kit does not know: an icon by its name, and the colour of a known hive, or `neutral`. */
export interface HiveLook {
  readonly icon: string;
  readonly colour: string;
}

/**
 * Looks of hives that the kit does not know, by their names. A host provides them around its screens. {@link HiveIcon} and `HexagonIcon`
 * render a hive without a look as a plain hexagon in a neutral colour.
 */
export const HiveLooks = createContext<Readonly<Record<string, HiveLook>>>({});
