/** Reason why a file was rejected. */
export type RejectionReason = 'type' | 'size' | 'count';

/** Limits that a file must meet to be accepted. */
export interface FileRules {
  /** Accepted types, like an input's `accept`: `image/*,.pdf`. */
  accept: string;
  /** Number of files that may still be added. */
  maxFiles: number;
  /** Maximum size of a file, in bytes. */
  maxBytes: number;
}

/** Accepted and rejected files, in the order given. */
export interface ChosenFiles {
  files: File[];
  rejected: { file: File; reason: RejectionReason }[];
}

/** Splits dropped or picked files into accepted and rejected ones. Browsers ignore `accept` on a drop, so it is checked here. */
export function chooseFiles(
  openProp: readonly File[],
  { accept, maxFiles, maxBytes }: FileRules,
): ChosenFiles {
  const chosen: ChosenFiles = { files: [], rejected: [] };
  function reasonAgainst(file: File): RejectionReason | null {
    if (!isAccepted(file, accept)) return 'type';
    if (file.size > maxBytes) return 'size';
    return chosen.files.length >= maxFiles ? 'count' : null;
  }
  for (const file of openProp) {
    const reason = reasonAgainst(file);
    if (reason === null) chosen.files.push(file);
    else chosen.rejected.push({ file, reason });
  }
  return chosen;
}

function isAccepted(file: File, accept: string): boolean {
  const acceptedTypes = accept.split(',').map((one) => one.trim().toLowerCase());
  const name = file.name.toLowerCase();
  return acceptedTypes.some((acceptedType) => {
    if (acceptedType === '' || acceptedType === '*/*') return true;
    if (acceptedType.startsWith('.')) return name.endsWith(acceptedType);
    return acceptedType.endsWith('/*')
      ? file.type.startsWith(acceptedType.slice(0, -1))
      : file.type === acceptedType;
  });
}
