/** The definition in campus.json, completed with its defaults (vite.config.ts). */
export { campus } from 'virtual:campus';
