import { screen } from '../kernel/index.js';
import { SeriesView } from './series-view.js';
import { useSeriesPage } from './use-series-page.js';

/** A weekly series of lessons, as its student or its tutor sees it. */
export const SeriesScreen = screen(function SeriesScreen({
  id,
}: {
  /** The series. */
  id: string;
}) {
  return <SeriesView page={useSeriesPage(id)} />;
});
