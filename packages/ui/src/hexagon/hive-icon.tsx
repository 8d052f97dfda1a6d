import type { ReactElement } from 'react';
import Archive from 'lucide-react/icons/archive';
import Book from 'lucide-react/icons/book-open';
import Briefcase from 'lucide-react/icons/briefcase';
import Megaphone from 'lucide-react/icons/megaphone';
import Hexagon from 'lucide-react/icons/hexagon';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Truck from 'lucide-react/icons/truck';
import type { LucideIcon, LucideProps } from 'lucide-react';
import type { HiveTone } from '../tokens/hive-tone.js';

/** Props of {@link HiveIcon}. */
export interface HiveIconProps extends LucideProps {
  /** Which hive's icon. */
  hive: HiveTone;
}

const icons = {
  essentials: ShoppingBag,
  academia: Book,
  logistics: Truck,
  buzz: Megaphone,
  archive: Archive,
  sidehustle: Briefcase,
} satisfies Record<HiveTone, LucideIcon>;

/** The icon of a hive; a plain hexagon for one that the kit does not know. It is decoration: the hive's word stands beside it. */
export function HiveIcon({ hive, ...rest }: HiveIconProps): ReactElement {
  const Icon = Object.hasOwn(icons, hive) ? icons[hive] : Hexagon;
  return <Icon data-slot="hive-icon" aria-hidden="true" {...rest} />;
}
