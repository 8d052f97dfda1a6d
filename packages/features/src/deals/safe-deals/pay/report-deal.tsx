import { DEAL_HIVE } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { IconButton } from '@campushive/ui/icon-button';
import { Flag } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { ReportButton } from '../../../base/parts/reports/index.js';
import { Link, useClient, useMessages, useNavigation, useUser } from '../../../kernel/index.js';
import { catalogue } from '../parts/safe-deals.catalogue.js';
import { safeDealQuery } from '../parts/safe-deals.queries.js';

/** Deal that is reported, and the button's look. */
export interface ReportDealProps {
  /** Id of the deal. */
  id: string;
  /** Shows only a flag icon, for a header. Default: false. */
  iconOnly?: boolean;
}

/** Button that reports a deal. Visitors log in first. Nothing for the maker, and until the deal is loaded. */
export function ReportDeal({ id, iconOnly = false }: ReportDealProps) {
  const t = useMessages(catalogue);
  const isMember = useUser() !== null;
  const navigation = useNavigation();
  const { data } = useQuery({ ...safeDealQuery(useClient(), id), enabled: false });
  if (data === undefined || data.isMine) return null;
  if (isMember) return <ReportButton thing={{ type: 'listing', id, hive: DEAL_HIVE }} iconOnly={iconOnly} />;
  const link = (
    <Link to={{ to: 'login', from: navigation.href({ to: 'listing', hive: DEAL_HIVE, id }, 'anyone') }}>
      {iconOnly ? <Flag aria-hidden="true" /> : t.report}
    </Link>
  );
  return iconOnly ? (
    <IconButton asChild variant="ghost" label={t.report}>
      {link}
    </IconButton>
  ) : (
    <Button asChild variant="ghost" size="sm" leading={<Flag aria-hidden="true" />}>
      {link}
    </Button>
  );
}
