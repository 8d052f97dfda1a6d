import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../../kernel/index.js';
import { onDemand } from '../../../shared/index.js';
import { Portfolio } from './index.js';
import { portfolioQuery } from './portfolio.queries.js';

const PortfolioDialog = onDemand(
  () => import('./portfolio-dialog.js'),
  (part) => part.PortfolioDialog,
);

/** Viewer's own portfolio, with the dialog to edit it. */
export function OwnPortfolio({ studentId }: { studentId: string }) {
  const { data } = useQuery(portfolioQuery(useClient(), studentId));
  const [editing, setEditing] = useState(false);
  const close = () => setEditing(false);
  return (
    <>
      <Portfolio studentId={studentId} name={null} onEdit={() => setEditing(true)} />
      {editing && data !== undefined ? (
        <PortfolioDialog studentId={studentId} pictures={data} onClose={close} onLoadFailed={close} />
      ) : null}
    </>
  );
}
