/** Type of the definition that vite.config.ts completes. */
declare module 'virtual:campus' {
  import type { Campus } from '@campushive/contract/campus-schema';
  export const campus: Campus;
}
