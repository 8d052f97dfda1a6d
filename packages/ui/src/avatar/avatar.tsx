'use client';

import { type ComponentProps, type ReactElement, use } from 'react';
import { cva } from 'class-variance-authority';
import { Avatar as Primitive } from 'radix-ui';
import { AvatarPicturesContext } from './avatar-pictures.js';
import { initialsOf } from './initials.js';
import { PresenceDot } from './presence-dot.js';
import { tintOf } from './tint.js';
import { useNearScreen } from './use-near-screen.js';
import { VerifiedTick } from './verified-tick.js';

/** Diameters of {@link Avatar}: 32, 40, 56 and 96 px. */
export type AvatarSize = 'sm' | 'md' | 'lg' | 'xl';

/** Online state of a person. */
export type Presence = 'online' | 'away' | 'offline';

type PictureProps = ComponentProps<typeof Primitive.Image>;

/**
 * Props of {@link Avatar}. Has neither `asChild` nor `children`, because it draws the initials and the picture. Of a picture's attributes it
 * has no `alt`, because `name` is the text; no `loading`, `decoding`, `fetchPriority`, `width` and `height`, because the picture loads near
 * the screen, in the size of the avatar; no `useMap`, because a face has no areas to press.
 */
export interface AvatarProps
  extends
    Omit<ComponentProps<typeof Primitive.Root>, 'asChild' | 'children'>,
    Pick<PictureProps, 'srcSet' | 'sizes' | 'crossOrigin' | 'referrerPolicy'> {
  /** Name of the person: the text alternative, and the source of the initials. */
  name: string;
  /** Address of the picture. Without it, or when it cannot be loaded, the initials are shown. */
  src?: string | undefined;
  /** Called when the picture begins to load, is loaded, or cannot be loaded. */
  onLoadingStatusChange?: PictureProps['onLoadingStatusChange'];
  /** Milliseconds until the initials appear, for pictures that load fast. Default 0. */
  delayMs?: number | undefined;
  /** Default `md`. */
  size?: AvatarSize;
  /** Shows the tick of a verified student. Default `false`. */
  verified?: boolean;
  /** Text alternative of the tick. Default `Verified student`. */
  verifiedLabel?: string;
  /** Shows a dot, whose shape differs by state as well as its colour. */
  presence?: Presence;
  /** Text alternative of the dot. Default: the English word. */
  presenceLabel?: string;
}

const diameters = {
  sm: 'size-8 text-xs',
  md: 'size-10 text-sm',
  lg: 'size-14 text-subtitle',
  xl: 'size-24 text-headline',
} satisfies Record<AvatarSize, string>;

const styles = cva('relative inline-grid shrink-0 place-items-center rounded-full font-bold select-none', {
  variants: { size: diameters },
});

const presenceWords = { online: 'Online', away: 'Away', offline: 'Offline' } satisfies Record<
  Presence,
  string
>;

/** A person's picture or initials. Next to a written name, hide it from screen readers with `aria-hidden`. */
export function Avatar({
  name,
  src,
  srcSet,
  sizes,
  crossOrigin,
  referrerPolicy,
  onLoadingStatusChange,
  delayMs,
  size = 'md',
  verified = false,
  verifiedLabel = 'Verified student',
  presence,
  presenceLabel = presence && presenceWords[presence],
  className,
  ...rest
}: AvatarProps): ReactElement {
  const spare = use(AvatarPicturesContext) === 'large' && (size === 'sm' || size === 'md');
  const label = [name, verified ? verifiedLabel : undefined, presenceLabel].filter(Boolean).join(', ');
  return (
    <Primitive.Root
      data-slot="avatar"
      data-size={size}
      role="img"
      aria-label={label}
      className={styles({ size, className: [tintOf(name), className].filter(Boolean).join(' ') })}
      {...rest}
    >
      <Primitive.Fallback aria-hidden="true" delayMs={delayMs}>
        {initialsOf(name)}
      </Primitive.Fallback>
      {src && !spare ? (
        <Picture key={src} {...{ src, srcSet, sizes, crossOrigin, referrerPolicy, onLoadingStatusChange }} />
      ) : null}
      {verified ? <VerifiedTick size={size} /> : null}
      {presence ? <PresenceDot presence={presence} size={size} /> : null}
    </Primitive.Root>
  );
}

/** The picture, loaded when it comes near the screen: Radix has no `loading="lazy"`. */
function Picture(props: PictureProps): ReactElement {
  const [place, near] = useNearScreen();
  return (
    <span ref={place} className="absolute inset-0">
      {near ? (
        <Primitive.Image
          data-slot="avatar-picture"
          {...props}
          alt=""
          decoding="async"
          draggable={false}
          className="size-full rounded-full object-cover"
        />
      ) : null}
    </span>
  );
}
