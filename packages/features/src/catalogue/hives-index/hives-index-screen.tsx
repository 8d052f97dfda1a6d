import { screen } from '../../kernel/index.js';
import { HivesIndexView } from './hives-index-view.js';
import { useHivesIndex } from './use-hives-index.js';

/** Page with links to every hive. */
export const HivesIndexScreen = screen(function HivesIndexScreen() {
  return <HivesIndexView state={useHivesIndex()} />;
});
