import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { HexagonIcon } from '@campushive/ui/hexagon';
import { ArrowLeft, GraduationCap } from 'lucide-react';
import { Link, TextLink, useLanguageTag, useMessages } from '../../kernel/index.js';
import { ListingCard, ListingGrid, ListingGridSkeleton } from '../parts/listing-card/index.js';
import { ShowMoreButton } from '../../shared/show-more.js';
import { catalogue } from './course.catalogue.js';
import { FollowCourseButton } from './follow-course-button.js';
import type { CourseHive } from './course.queries.js';
import type { CourseSection, CourseState } from './use-course.js';
import { LoadFailed } from '../../shared/load-failed.js';

export interface CourseViewProps {
  /** Normalised course code, such as `MATH 223`. */
  code: string;
  /** Listings for the course. */
  state: CourseState;
}

/** Listings for a course: study material, tutors and textbooks. */
export function CourseView({ code, state }: CourseViewProps) {
  return (
    <div className="page grid grid-cols-1 content-start gap-4 py-4">
      <div>
        <BackLink />
      </div>
      <header className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={1}>{code}</Heading>
        <span className="flex flex-wrap gap-2">
          <FollowCourseButton code={code} />
          {state.status === 'ready' && state.sections[0] !== undefined ? (
            <PostButton hive={state.sections[0].hive} size="sm" />
          ) : null}
        </span>
      </header>
      <Content code={code} state={state} />
    </div>
  );
}

/** Error page for an address without a valid course code. */
export function NoCourse() {
  const t = useMessages(catalogue);
  return (
    <EmptyState
      kind="nothing-found"
      headingLevel={1}
      icon={<GraduationCap />}
      title={t.notFound}
      action={<BackLink />}
    />
  );
}

function BackLink() {
  const t = useMessages(catalogue);
  return (
    <TextLink standalone to={{ to: 'categories' }} className="inline-flex items-center gap-1.5">
      <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" /> {t.back}
    </TextLink>
  );
}

function Content({ code, state }: CourseViewProps) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return (
        <div aria-busy="true">
          <ListingGridSkeleton hive="archive" count={6} />
        </div>
      );
    case 'failed':
      return <LoadFailed icon={<GraduationCap />} title={t.failed} onRetry={state.retry} />;
    case 'empty':
      return (
        <EmptyState
          icon={<GraduationCap />}
          title={t.empty(code)}
          description={t.emptyHint}
          action={
            <span className="flex flex-wrap justify-center gap-3">
              {state.hives.map((hive, index) => (
                <PostButton key={hive} hive={hive} first={index === 0} />
              ))}
            </span>
          }
        />
      );
    case 'ready':
      return (
        <div className="grid grid-cols-1 gap-10">
          {state.sections.map((section) => (
            <Section key={section.hive} section={section} />
          ))}
        </div>
      );
    default:
      return state satisfies never;
  }
}

function Section({ section }: { section: CourseSection }) {
  const t = useMessages(catalogue);
  const tag = useLanguageTag();
  const { hive, listings, count } = section;
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="flex items-center gap-3">
        <HexagonIcon tone={hive} size="sm" />
        <Heading level={2}>
          {t.sections[hive]}{' '}
          <span className="text-base font-semibold text-fg-muted tabular-nums">
            {count.toLocaleString(tag)}
          </span>
        </Heading>
      </div>
      {listings.length === 0 ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-fg-muted">{t.nothing[hive]}</p>
          <PostButton hive={hive} />
        </div>
      ) : (
        <ListingGrid hive={hive}>
          {listings.map((listing) => (
            <li key={listing.id}>
              <ListingCard listing={listing} />
            </li>
          ))}
        </ListingGrid>
      )}
      <ShowMoreButton state={section} t={t} />
    </section>
  );
}

interface PostButtonProps {
  hive: CourseHive;
  /** Makes it the primary button. Default `false`. */
  first?: boolean;
  /** Default `md`. */
  size?: 'sm' | 'md';
}

/** Link to post a listing for the course. */
function PostButton({ hive, first = false, size = 'md' }: PostButtonProps) {
  const t = useMessages(catalogue);
  return (
    <Button variant={first ? 'primary' : 'outline'} size={size} asChild>
      <Link to={{ to: 'post', hive }}>{t.post[hive]}</Link>
    </Button>
  );
}
