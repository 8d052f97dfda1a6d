import type { StudyFile } from '@campushive/contract';
import type { studyFiles } from '../../platform/database/schema/index.js';

export type Row = Omit<typeof studyFiles.$inferSelect, 'attachedAt' | 'sha256' | 'drawnAt'>;
export const toStudyFile = ({ id, name, format, size, pages, preview }: Row): StudyFile => ({
  id,
  name,
  format,
  size,
  pages,
  preview,
});
