import type { Attachment } from '@campushive/contract';

export const attachmentKey = (id: string): string => `private/attachments/${id}`;
export const toAttachment = ({ id, name, format, size }: Attachment): Attachment => ({
  id,
  name,
  format,
  size,
});
