import * as React from 'react';
import type { ReactElement } from 'react';

/** Photo that moves between a card and the listing's page. */
export interface PhotoTransitionProps {
  /** Listing of the photo; undefined for a photo that takes no role in a page transition. */
  listingId: string | undefined;
  /** Element to animate. */
  children: ReactElement;
}

/** Undefined before React 19.3; pages then change without a transition. */
const { ViewTransition }: Partial<typeof React> = React;

/** Animates a card's photo into the photo of the listing's page, in browsers with view transitions. */
export function PhotoTransition({ listingId, children }: PhotoTransitionProps) {
  if (ViewTransition === undefined) return children;
  return (
    <ViewTransition
      name={listingId === undefined ? 'auto' : `photo-${listingId}`}
      default="none"
      share="listing-photo"
    >
      {children}
    </ViewTransition>
  );
}
