import type { HiveName } from '@campushive/contract';
import type { CampusPlaces } from '../campuses.js';
import type { Chance } from '../chance.js';
import type { PictureName } from '../pictures/photographs.js';

/** A listing before it is posted. */
export interface Draft {
  readonly hive: HiveName;
  readonly title: string;
  /** Description; for a delivery, its instructions. */
  readonly description: string;
  /** Whole units of the campus's currency; null for none. */
  readonly price: number | null;
  /** Further fields of the hive's own schema. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly picture?: PictureName;
}

/** Poster and place of a listing. */
export interface Setting {
  /** The short name of the poster's university. */
  readonly campus: string;
  readonly places: CampusPlaces;
  readonly chance: Chance;
  readonly now: Date;
}

/** Writes a listing for its poster. */
export type Sketch = (setting: Setting) => Draft;
