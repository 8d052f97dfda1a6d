import { ListingDetailScreen } from '@campushive/features/listing-detail';
import { Fragment } from 'react';
import { Editing } from '../editing.js';
import { moderation } from '../listing-moderation.js';
import { mainAction } from '../main-action.js';
import { useHiveParams } from '../use-hive-params.js';
import NotFound from './not-found.js';

export default function ListingPage() {
  const { hive, id } = useHiveParams();
  return hive === undefined ? (
    <NotFound />
  ) : (
    <Fragment key={id}>
      <ListingDetailScreen hive={hive} id={id} mainAction={mainAction} moderation={moderation} />
      <Editing hive={hive} id={id} />
    </Fragment>
  );
}
