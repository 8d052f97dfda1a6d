'use client';

import { createContext, type ReactElement, type ReactNode } from 'react';

/** Avatars that load their pictures; the others show initials. */
export type AvatarPicturesChoice = 'all' | 'large';

export const AvatarPicturesContext = createContext<AvatarPicturesChoice>('all');

/** Props of {@link AvatarPictures}. */
export interface AvatarPicturesProps {
  /** `large` loads the pictures of sizes `lg` and `xl` only, and leaves out those of lists. */
  show: AvatarPicturesChoice;
  /** Part of the page to which the choice applies. */
  children: ReactNode;
}

/** Decides whether the avatars below load their pictures, to save data. */
export function AvatarPictures({ show, children }: AvatarPicturesProps): ReactElement {
  return <AvatarPicturesContext value={show}>{children}</AvatarPicturesContext>;
}
