export * from './help-article-screen.js';
export * from './help-screen.js';
export { ARTICLE_IDS } from './articles.js';
export { articlesCatalogue } from './help.catalogue.js';
