import { createContext } from 'react';

/** How a hive is drawn that the kit does not have: an icon by its name, and the colour of a hive that it has, or `neutral`. */
export interface HiveLook {
  readonly icon: string;
  readonly colour: string;
}

/**
 * The looks of hives that the kit does not have, by their names; a host gives them around what it shows. {@link HiveIcon} and
 * `HexagonIcon` draw a hive without one as a plain hexagon in no hive's colour.
 */
export const HiveLooks = createContext<Readonly<Record<string, HiveLook>>>({});
