import * as z from 'zod';

/** Import of a table, or work on earlier imports. */
export type ImportChoice =
  | {
      readonly action: 'import';
      readonly table: string;
      /** Folder of photos. */
      readonly photos: string | undefined;
      readonly university: string;
      /** Checks the table and changes nothing. */
      readonly isCheck: boolean;
      /** Imports the right rows of a table with mistakes. */
      readonly skipsFaulty: boolean;
      /** Mails sellers of rows that were imported before. */
      readonly reminds: boolean;
    }
  | { readonly action: 'list' }
  | { readonly action: 'revoke'; readonly runId: string };

interface ImportOptions {
  readonly university?: string;
  readonly revoke?: string;
  readonly list?: boolean;
  readonly check?: boolean;
  readonly remind?: boolean;
  readonly 'skip-faulty'?: boolean;
}

/** Parses the words and options of `import`. Undefined unless they are one of its forms. */
export function importChoice(
  [table, photos]: readonly string[],
  { university, revoke, list = false, check, remind, 'skip-faulty': skip }: ImportOptions,
): ImportChoice | undefined {
  const isImport = [table, university, check, remind, skip].some((one) => one !== undefined);
  if (list) return isImport || revoke !== undefined ? undefined : { action: 'list' };
  if (revoke !== undefined) {
    const isId = !isImport && z.guid().safeParse(revoke).success;
    return isId ? { action: 'revoke', runId: revoke.toLowerCase() } : undefined;
  }
  if (table === undefined || university === undefined) return undefined;
  return {
    ...{ action: 'import', table, photos, university, isCheck: check === true },
    ...{ skipsFaulty: skip === true, reminds: remind === true },
  };
}
