import { Button } from '@campushive/ui/button';
import { useToast } from '@campushive/ui/toast';
import { useDevice, useMessages, useNavigation } from '../kernel/index.js';
import { promoCodesCatalogue } from './promo-codes.catalogue.js';

export interface SharePromoCodeProps {
  /** The event. */
  eventId: string;
  code: string;
}

/** Shares the event's address with the code in it, or copies it where the device does not share. Visitors see that page, too. */
export function SharePromoCode({ eventId, code }: SharePromoCodeProps) {
  const t = useMessages(promoCodesCatalogue);
  const { toast } = useToast();
  const device = useDevice();
  const navigation = useNavigation();
  async function share() {
    try {
      const path = navigation.href({ to: 'listing', hive: 'buzz', id: eventId, code }, 'anyone');
      if ((await device.share({ title: t.shareTitle(code), path })) === 'copied')
        toast({ tone: 'success', title: t.linkCopied });
    } catch {
      toast({ tone: 'danger', title: t.shareFailed });
    }
  }
  return (
    <Button variant="ghost" size="sm" className="-mx-3" onClick={() => void share()}>
      {t.share(code)}
    </Button>
  );
}
