import { screen } from '../../kernel/index.js';
import { SeriesView } from './series-view.js';
import { useSeriesPage } from './use-series-page.js';

/** Page of a weekly series, for its student or its tutor. */
export const SeriesScreen = screen(function SeriesScreen({
  id,
}: {
  /** Series id, as in the URL. */
  id: string;
}) {
  return <SeriesView page={useSeriesPage(id)} />;
});
