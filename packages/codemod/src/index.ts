export { migrate, type Migrated, type SourceFile } from './migrate.js';
export { type Step } from './step.js';
