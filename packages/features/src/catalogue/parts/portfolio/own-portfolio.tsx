import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useClient } from '../../../kernel/index.js';
import { Portfolio } from './index.js';
import { portfolioQuery } from './portfolio.queries.js';

const PortfolioDialog = lazy(() =>
  import('./portfolio-dialog.js').then(({ PortfolioDialog: loaded }) => ({ default: loaded })),
);

/** Viewer's own portfolio, with the dialog to edit it. */
export function OwnPortfolio({ studentId }: { studentId: string }) {
  const { data } = useQuery(portfolioQuery(useClient(), studentId));
  const [editing, setEditing] = useState(false);
  return (
    <>
      <Portfolio studentId={studentId} name={null} onEdit={() => setEditing(true)} />
      {editing && data !== undefined ? (
        <Suspense fallback={null}>
          <PortfolioDialog studentId={studentId} pictures={data} onClose={() => setEditing(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
