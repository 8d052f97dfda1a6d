import type { Payment } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClient } from '../../kernel/index.js';
import { seriesOfQuery } from '../parts/series/index.js';
import { useOnDemand } from '../../shared/hooks/use-on-demand.js';

const loadPanel = () => import('../lessons/series-panel.js');

/** Weekly series of a lesson. Renders nothing and loads no code for a single lesson. */
export function OrderSeries({ payment }: { payment: Payment }) {
  const client = useClient();
  const isLesson = payment.orderStatus !== 'pending_payment';
  const { data: series } = useQuery({ ...seriesOfQuery(client, payment.id), enabled: isLesson });
  const { part, want } = useOnDemand(loadPanel);
  const hasSeries = series != null && series.status !== 'starting';
  useEffect(() => {
    if (hasSeries) want();
  }, [hasSeries, want]);
  if (!hasSeries || part === null) return null;
  return <part.SeriesPanel series={series} paymentId={payment.id} />;
}
