/** The first letter of a name, with the accents set on it, so that decomposed names keep theirs; `?` when it has none. */
export function initialOf(name: string): string {
  return (/\p{L}\p{M}*/u.exec(name)?.[0] ?? '?').toLocaleUpperCase();
}
