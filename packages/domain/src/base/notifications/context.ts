import type { notifications } from '../../platform/database/schema/index.js';

export type Row = typeof notifications.$inferSelect;
