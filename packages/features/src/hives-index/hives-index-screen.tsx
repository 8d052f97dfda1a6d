import { HivesIndexView } from './hives-index-view.js';
import { useHivesIndex } from './use-hives-index.js';

/** The way into every hive. */
export function HivesIndexScreen() {
  const index = useHivesIndex();
  return <HivesIndexView index={index} />;
}
