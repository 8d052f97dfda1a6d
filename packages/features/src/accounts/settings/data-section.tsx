import { ApiError } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Text } from '@campushive/ui/text';
import { useMutation } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  useCampus,
  useClient,
  useFailureText,
  useMessages,
  useNavigation,
  useWaitText,
} from '../../kernel/index.js';
import { onDemand } from '../../shared/index.js';
import { catalogue } from './settings.catalogue.js';
import { Section } from './section.js';

const DeleteDialog = onDemand(
  () => import('./delete-dialog.js'),
  (part) => part.DeleteDialog,
);

/** Data export and account deletion. */
export function DataSection() {
  const client = useClient();
  const { key } = useCampus();
  const navigation = useNavigation();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const waitText = useWaitText();
  const [requested, setRequested] = useState(false);
  const [open, setOpen] = useState(false);
  const download = useMutation({
    mutationFn: async () => (await client.users.export({})).data,
    onSuccess: (file) => navigation.save(file, `${key}-data.zip`),
  });
  const { error } = download;
  const text =
    error instanceof ApiError && error.code === 'rate_limited'
      ? t.tooMany(waitText(error.retryAfter ?? 60))
      : failureText(error, t.exportFailed);
  return (
    <Section title={t.data}>
      <div className="grid justify-items-start gap-3">
        <Text size="sm" tone="muted">
          {t.exportHint}
        </Text>
        <Button
          variant="outline"
          leading={<Download aria-hidden="true" />}
          loading={download.isPending}
          loadingLabel={t.exporting}
          onClick={() => download.mutate()}
        >
          {t.export}
        </Button>
        {error === null ? null : <Alert tone="danger">{text}</Alert>}
      </div>
      <div className="grid justify-items-start gap-3 border-t border-line pt-4">
        <Text size="sm" tone="muted">
          {t.deleteHint}
        </Text>
        <Button
          variant="danger"
          leading={<Trash2 aria-hidden="true" />}
          onClick={() => {
            setRequested(true);
            setOpen(true);
          }}
        >
          {t.delete}
        </Button>
      </div>
      {requested ? (
        <DeleteDialog open={open} onOpenChange={setOpen} onLoadFailed={() => setRequested(false)} />
      ) : null}
    </Section>
  );
}
