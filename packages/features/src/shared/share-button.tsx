import { IconButton } from '@campushive/ui/icon-button';
import { useToast } from '@campushive/ui/toast';
import { Share2 } from 'lucide-react';
import { useDevice, useMessages, useNavigation, type Destination } from '../kernel/index.js';
import { sharedCatalogue } from './shared.catalogue.js';

export interface ShareButtonProps {
  /** Name of the shared thing. */
  title: string;
  /** Shared page. */
  to: Destination;
  /** `photo` for a button on a picture. Default `ghost`. */
  variant?: 'ghost' | 'photo';
}

/**
 * Button that opens the system's share sheet, or copies the link without one. The link leads to a page that is public.
 */
export function ShareButton({ title, to, variant = 'ghost' }: ShareButtonProps) {
  const t = useMessages(sharedCatalogue);
  const { toast } = useToast();
  const device = useDevice();
  const navigation = useNavigation();
  async function share() {
    try {
      const path = navigation.href(to, 'anyone');
      if ((await device.share({ title, path })) === 'copied') toast({ tone: 'success', title: t.copied });
    } catch {
      toast({ tone: 'danger', title: t.shareFailed });
    }
  }
  return (
    <IconButton variant={variant} label={t.share} onClick={() => void share()}>
      <Share2 aria-hidden="true" />
    </IconButton>
  );
}
