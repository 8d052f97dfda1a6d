/** Returns a student's first name, or `deleted` for a deleted account. */
export const firstNameOf = ({ name }: { readonly name: string | null }, deleted: string): string =>
  name?.split(' ')[0] ?? deleted;
