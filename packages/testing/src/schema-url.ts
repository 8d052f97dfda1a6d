/** Address of the packed schema. Build the page with the plugin of `@campushive/testing/vite`. */
export { default as schemaUrl } from 'virtual:campushive-schema';
