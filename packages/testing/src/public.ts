export type { OpenPage } from './open-page.js';
export type {
  CampusOptions,
  Mailbox,
  PageCampus,
  Person,
  Provider,
  SceneOptions,
  World,
} from './page-campus.js';
export { PASSWORD } from './password.js';
export {
  defineScene,
  SceneError,
  type Referenced,
  type Scene,
  type Stage,
  type Surroundings,
} from './scene.js';
export * from './scenes/scenes.js';
