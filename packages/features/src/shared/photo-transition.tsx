import * as React from 'react';
import type { ReactElement } from 'react';

export interface PhotoTransitionProps {
  /** Whose photo it is; undefined where it is not on its way to another page. */
  listingId: string | undefined;
  /** The one element that is seen to move. */
  children: ReactElement;
}

/** Not in React before 19.3: there a page simply follows another. */
const { ViewTransition }: Partial<typeof React> = React;

/** The photo of a card that grows into the photo of the listing's page, in browsers with view transitions. */
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
