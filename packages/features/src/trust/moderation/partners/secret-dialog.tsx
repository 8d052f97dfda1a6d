import { Button } from '@campushive/ui/button';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { TextField } from '@campushive/ui/text-field';
import { useToast } from '@campushive/ui/toast';
import { Copy } from 'lucide-react';
import { useDevice, useMessages } from '../../../kernel/index.js';
import { catalogue } from './partners.catalogue.js';
import type { NewSecret } from './use-partners.js';

/** Dialog that shows a secret once, to be copied. */
export function SecretDialog({ made, onClose }: { made: NewSecret; onClose: () => void }) {
  const t = useMessages(catalogue);
  const device = useDevice();
  const { toast } = useToast();
  async function copy() {
    try {
      await device.copy(made.secret);
      toast({ tone: 'success', title: t.copied });
    } catch {
      toast({ tone: 'danger', title: t.copyFailed });
    }
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t.secretTitle[made.of]}
        description={t.secretText[made.of]}
        closeLabel={t.close}
        footer={
          <Button variant="outline" onClick={onClose}>
            {t.done}
          </Button>
        }
      >
        <div className="grid gap-4">
          <TextField
            label={t.secret[made.of]}
            value={made.secret}
            readOnly
            spellCheck={false}
            autoComplete="off"
            onFocus={({ target }) => target.select()}
          />
          <Button leading={<Copy aria-hidden="true" />} onClick={() => void copy()}>
            {t.copy}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
