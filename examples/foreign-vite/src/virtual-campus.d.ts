declare module 'virtual:campus' {
  import type { Campus } from '@campushive/contract/campus-schema';
  export const campus: Campus;
}
