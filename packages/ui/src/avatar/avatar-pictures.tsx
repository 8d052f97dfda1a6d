'use client';

import { createContext, type ReactElement, type ReactNode } from 'react';

/** Which avatars load their pictures; the rest show a letter. */
export type AvatarPicturesChoice = 'all' | 'large';

export const AvatarPicturesContext = createContext<AvatarPicturesChoice>('all');

/** Props of {@link AvatarPictures}. */
export interface AvatarPicturesProps {
  /** `large` keeps the pictures of single people, `lg` and `xl`, and leaves out those of lists. */
  show: AvatarPicturesChoice;
  /** The part of the page in which faces may be pictures. */
  children: ReactNode;
}

/** Says for all avatars below whether bytes may be spent on them. */
export function AvatarPictures({ show, children }: AvatarPicturesProps): ReactElement {
  return <AvatarPicturesContext value={show}>{children}</AvatarPicturesContext>;
}
