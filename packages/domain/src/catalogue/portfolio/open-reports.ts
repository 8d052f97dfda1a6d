import type { ReportReason } from '@campushive/contract';
import type { Db } from '../../platform/database/database.js';
import { createHook } from '../../platform/hook.js';

/** A report of a picture without a decision so far. */
export interface OpenReport {
  readonly pictureId: string;
  readonly reason: ReportReason;
  readonly createdAt: Date;
}

/** The owner of reports returns the open ones of pictures. */
export const onOpenReportsSought =
  createHook<(db: Db, pictureIds: readonly string[]) => Promise<readonly OpenReport[]>>(
    'onOpenReportsSought',
  );
