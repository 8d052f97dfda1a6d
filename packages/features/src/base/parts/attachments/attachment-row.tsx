import type { Attachment } from '@campushive/contract';
import { IconButton } from '@campushive/ui/icon-button';
import { useToast } from '@campushive/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import {
  fileSize,
  useClient,
  useFailureText,
  useLanguageTag,
  useMessages,
  useNavigation,
} from '../../../kernel/index.js';
import { catalogue } from './attachments.catalogue.js';

/** Returns a formatter for the kind and size of a private file. */
export function useAttachmentDetails(): (file: Attachment) => string {
  const t = useMessages(catalogue);
  const locale = useLanguageTag();
  return ({ format, size }) => `${t.kinds[format]}, ${fileSize(size, locale)}`;
}

/** Returns a formatter for the reason why a file was rejected, such as its size. */
export function useRejectionText(): (reason: 'type' | 'size' | 'count') => string {
  const t = useMessages(catalogue);
  return (reason) => t.fileRejections[reason];
}

/** Sent private file: name, kind, size and download. */
export function AttachmentRow({ file }: { file: Attachment }) {
  const t = useMessages(catalogue);
  const client = useClient();
  const navigation = useNavigation();
  const failureText = useFailureText();
  const { toast } = useToast();
  const detailsOf = useAttachmentDetails();
  const download = useMutation({
    mutationFn: async () => (await client.attachments.download({ id: file.id })).data,
    onSuccess: ({ url }) => navigation.leave(url),
    onError: (error) => toast({ tone: 'danger', title: failureText(error, t.downloadFailed) }),
  });
  return (
    <span data-slot="attachment" className="flex min-w-0 items-center gap-3">
      <FileText aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 grow">
        <bdi className="line-clamp-2 font-semibold wrap-anywhere">{file.name}</bdi>
        <span className="block text-sm">{detailsOf(file)}</span>
      </span>
      <IconButton
        variant="ghost"
        className="-me-2 text-current!"
        label={t.download(file.name)}
        aria-busy={download.isPending}
        onClick={() => {
          if (!download.isPending) download.mutate();
        }}
      >
        <Download aria-hidden="true" />
      </IconButton>
    </span>
  );
}
