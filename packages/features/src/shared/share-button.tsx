import { IconButton } from '@campushive/ui/icon-button';
import { useToast } from '@campushive/ui/toast';
import { Share2 } from 'lucide-react';
import { useDevice, useMessages, useNavigation, type Destination } from '../kernel/index.js';
import { sharedCatalogue } from './shared.catalogue.js';

export interface ShareButtonProps {
  /** What is shared, by its name. */
  title: string;
  /** Where it is. */
  to: Destination;
  /** `photo` on a picture. Default `ghost`. */
  variant?: 'ghost' | 'photo';
}

/** The phone's own way of sharing; elsewhere the link is copied. It leads to a page that readers without an account see, too. */
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
