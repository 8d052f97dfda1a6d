import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { useMessages } from '../../kernel/index.js';
import { FeeBreakdown } from '../../catalogue/parts/prices/fee-breakdown.js';
import { catalogue } from './listing-detail.catalogue.js';

interface ProtectionDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Price in major units. */
  price: number;
}

/** Breakdown of price and fees, with the purpose of the fees. */
export function ProtectionDialog({ open, onOpenChange, price }: ProtectionDialogProps) {
  const t = useMessages(catalogue);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={t.paymentInformation} closeLabel={t.closePhotos}>
        <div className="grid gap-4">
          <FeeBreakdown kind="purchase" price={price} />
          <p className="text-sm text-fg-muted">{t.paymentText}</p>
        </div>
      </DialogContent>
    </Dialog>
  );
}
