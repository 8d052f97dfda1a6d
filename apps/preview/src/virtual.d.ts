/** Definition of the built campus and the addresses of its pictures by their names, which campus-plugin.ts provides. */
declare module 'virtual:preview-campus' {
  import type { Campus } from '@campushive/contract/campus-schema';

  export const campus: Campus;
  export const pictures: Readonly<Record<string, string>>;
}
