/** The poster's statement that they may share study material, and its time. */
export interface SharingStatement {
  readonly mayShare: true | null;
  readonly mayShareAt: string | null;
}

interface Material {
  readonly file?: unknown;
  readonly fileUrl?: unknown;
  readonly mayShare?: unknown;
  readonly mayShareAt?: unknown;
}

interface MaterialChange {
  readonly fileId?: unknown;
  readonly fileUrl?: unknown;
  readonly mayShare?: unknown;
}

/**
 * Returns the statement after a change. A statement applies to one file or link. Another file or link needs a new statement with a new
 * time.
 */
export function statementAfter(before: Material, change: MaterialChange, now: Date): SharingStatement {
  const isOther = isOtherMaterial(before, change);
  const statement = change.mayShare === undefined && !isOther ? before.mayShare : change.mayShare;
  if (statement !== true) return { mayShare: null, mayShareAt: null };
  const since = before.mayShare === true && !isOther ? before.mayShareAt : undefined;
  return { mayShare: true, mayShareAt: typeof since === 'string' ? since : now.toISOString() };
}

function isOtherMaterial(before: Material, { fileId, fileUrl }: MaterialChange): boolean {
  const otherFile = fileId !== undefined && (fileId ?? null) !== idOf(before.file);
  return otherFile || (fileUrl !== undefined && (fileUrl ?? null) !== (before.fileUrl ?? null));
}

const idOf = (file: unknown): unknown =>
  typeof file === 'object' && file !== null && 'id' in file ? file.id : null;
