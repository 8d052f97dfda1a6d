import type { ReactNode } from 'react';
import type { ListingCardProps } from './card-frame.js';

/** Renders the card of a listing in a list, in place of the card of its hive. */
export type RenderCard = (card: ListingCardProps) => ReactNode;
