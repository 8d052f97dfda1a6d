/** Names of the published packages. */
export const PUBLISHED = [
  'contract',
  'ui',
  'features',
  'browser',
  'testing',
  'campus-ghana',
  'campus-nairobi',
  'create-app',
  'codemod',
] as const;

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly files: readonly string[];
  readonly repository?: object;
  readonly publishConfig: {
    readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  };
}

/** Returns a package's folder from the root. Campus definitions are in campuses/. */
export const folderOf = (name: string): string => {
  if (name === 'create-app') return 'packages/create-campushive';
  return name.startsWith('campus-') ? `campuses/${name.slice('campus-'.length)}` : `packages/${name}`;
};
