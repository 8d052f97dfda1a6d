import { use, type ReactElement } from 'react';
import Archive from 'lucide-react/icons/archive';
import Book from 'lucide-react/icons/book-open';
import Bike from 'lucide-react/icons/bike';
import Car from 'lucide-react/icons/car';
import Briefcase from 'lucide-react/icons/briefcase';
import House from 'lucide-react/icons/house';
import Link2 from 'lucide-react/icons/link-2';
import Megaphone from 'lucide-react/icons/megaphone';
import Hexagon from 'lucide-react/icons/hexagon';
import Search from 'lucide-react/icons/search';
import Shirt from 'lucide-react/icons/shirt';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Store from 'lucide-react/icons/store';
import Ticket from 'lucide-react/icons/ticket';
import Truck from 'lucide-react/icons/truck';
import Utensils from 'lucide-react/icons/utensils';
import Wrench from 'lucide-react/icons/wrench';
import type { LucideIcon, LucideProps } from 'lucide-react';
import { HiveLooks } from './hive-looks.js';
import { isHiveTone, type HiveTone } from '../tokens/hive-tone.js';

/** Props of {@link HiveIcon}. */
export interface HiveIconProps extends LucideProps {
  /** Hive whose icon is shown. */
  hive: HiveTone | (string & {});
}

const icons = {
  essentials: ShoppingBag,
  academia: Book,
  logistics: Truck,
  buzz: Megaphone,
  archive: Archive,
  sidehustle: Briefcase,
} satisfies Record<HiveTone, LucideIcon>;

/** Icons by name, for hives that the kit does not know. */
const others: Readonly<Record<string, LucideIcon>> = {
  house: House,
  bike: Bike,
  car: Car,
  utensils: Utensils,
  shirt: Shirt,
  store: Store,
  link: Link2,
  wrench: Wrench,
  ticket: Ticket,
  search: Search,
};

/**
 * The icon of a hive, decorative: the hive's name is shown next to it. A hive that the kit does not know gets the icon of its look, or a
 * plain hexagon.
 */
export function HiveIcon({ hive, ...rest }: HiveIconProps): ReactElement {
  const looks = use(HiveLooks);
  const Icon = isHiveTone(hive) ? icons[hive] : (others[looks[hive]?.icon ?? ''] ?? Hexagon);
  return <Icon data-slot="hive-icon" aria-hidden="true" {...rest} />;
}
