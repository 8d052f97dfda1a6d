import { ListingDetailScreen } from '@campushive/features/listing-detail';

/** Where the cards of the list lead. */
export default async function Page({ searchParams }: { searchParams: Promise<{ id?: string }> }) {
  const { id = '' } = await searchParams;
  return (
    <main>
      <ListingDetailScreen id={id} />
    </main>
  );
}
