/** Address of the packed schema, which the plugin of `@campushive/testing/vite` provides. */
declare module 'virtual:campushive-schema' {
  const url: string;
  export default url;
}
