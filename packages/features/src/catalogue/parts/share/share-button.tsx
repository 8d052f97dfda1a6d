import { Button } from '@campushive/ui/button';
import { IconButton } from '@campushive/ui/icon-button';
import { useToast } from '@campushive/ui/toast';
import { Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useDevice, useLocale, useMessages, useNavigation, type Destination } from '../../../kernel/index.js';
import { sharedCatalogue } from '../../../shared/shared.catalogue.js';
import type { ShareSubject } from './use-card-facts.js';

/** Listing, stall or safe deal, which is shared by a short link with its picture, or the page of anything else, by its own link without one. */
type Shared =
  | { readonly subject: ShareSubject; readonly to?: never }
  | { readonly to: Destination; readonly subject?: never };

/** Props of {@link ShareButton}. */
export type ShareButtonProps = Shared & {
  /** Name of the shared thing. */
  title: string;
  /** Icon button by default. `photo`: icon button on a picture. `primary` and `outline`: button with a label. Default `ghost`. */
  variant?: 'ghost' | 'photo' | 'primary' | 'outline';
  /** Label. Default: Share. */
  label?: string;
};

const loadFlow = () => import('./share-flow.js');

/** A press of the button, with the loaded code. */
interface Press {
  readonly count: number;
  readonly path: string;
  readonly ShareFlow: Awaited<ReturnType<typeof loadFlow>>['ShareFlow'];
}

/**
 * Button that opens the system's share sheet with a picture, text and link, or the ways without a sheet. The code for this loads with the
 * first press; without it the link alone is shared. The link leads to a page that is public.
 */
export function ShareButton({ title, variant = 'ghost', label, ...shared }: ShareButtonProps) {
  const t = useMessages(sharedCatalogue);
  const navigation = useNavigation();
  const locale = useLocale();
  const shareLink = useShareLink(title);
  const [press, setPress] = useState<Press | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function share() {
    const path = navigation.href(linkTo(shared), 'anyone');
    setBusy(true);
    try {
      const { ShareFlow, shareCatalogue } = await loadFlow();
      await shareCatalogue.in(locale);
      setPress((last) => ({ count: (last?.count ?? 0) + 1, path, ShareFlow }));
    } catch {
      await shareLink(path);
      setBusy(false);
    }
  }
  const begin = {
    'aria-busy': isBusy || undefined,
    onPointerEnter: () => void loadFlow().catch(() => undefined),
    onClick: () => (isBusy ? undefined : void share()),
  };
  return (
    <>
      {variant === 'primary' || variant === 'outline' ? (
        <Button
          variant={variant}
          {...(variant === 'primary' && { size: 'lg' })}
          fullWidth
          leading={<Share2 aria-hidden="true" />}
          {...begin}
        >
          {label ?? t.share}
        </Button>
      ) : (
        <IconButton variant={variant} label={label ?? t.share} {...begin}>
          <Share2 aria-hidden="true" className={isBusy ? 'motion-safe:animate-glow' : ''} />
        </IconButton>
      )}
      {press === null ? null : (
        <Suspense fallback={null}>
          <press.ShareFlow
            key={press.count}
            title={title}
            path={press.path}
            subject={shared.subject}
            onSettled={() => setBusy(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Returns the destination of the shared link. */
function linkTo({ to, subject }: Shared): Destination {
  if (subject === undefined) return to;
  return { to: 'shortLink', id: idOf(subject) };
}

function idOf(subject: ShareSubject): string {
  switch (subject.kind) {
    case 'listing':
      return subject.listing.id;
    case 'stall':
      return subject.stall.id;
    case 'deal':
      return subject.deal.id;
    default:
      return subject satisfies never;
  }
}

/** Returns a function that shares the link alone, for a device that cannot load the rest. */
function useShareLink(title: string): (path: string) => Promise<void> {
  const t = useMessages(sharedCatalogue);
  const { toast } = useToast();
  const device = useDevice();
  return async (path) => {
    try {
      if ((await device.share({ title, path })) === 'copied') toast({ tone: 'success', title: t.copied });
    } catch {
      toast({ tone: 'danger', title: t.shareFailed });
    }
  };
}
