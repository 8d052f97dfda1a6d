export { catalogue as packagesCatalogue } from './packages.catalogue.js';
export * from './package-list.js';
