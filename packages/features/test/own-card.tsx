import { Link } from '../src/kernel/index.js';
import type { RenderCard } from '../src/catalogue/parts/listing-card/index.js';

/** Renders the card of a host for stories: a line with the title only. */
export const renderOwnCard: RenderCard = ({ listing: { hiveTypeId: hive, id, title } }) => (
  <Link to={{ to: 'listing', hive, id }} className="block py-2.5 font-bold wrap-anywhere underline">
    Own card: {title}
  </Link>
);
