import {
  hidesReported,
  isTakedownRequest,
  TAKEDOWN_ANSWER_TIME,
  type ReportCase,
  type ScamVerdict,
} from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Badge } from '@campushive/ui/badge';
import { Heading } from '@campushive/ui/heading';
import { Text } from '@campushive/ui/text';
import { dateTime, knownWord, TextLink, useDateFormat, useMessages } from '../../../kernel/index.js';
import { AttachmentRow } from '../../../base/parts/attachments/index.js';
import { PhotoPicture } from '../../../shared/photo-picture.js';
import { PrivatePhoto } from '../../../shared/private-photo.js';
import { usePriceOrFree } from '../../../catalogue/parts/prices/use-price-or-free.js';
import { catalogue } from '../moderation.catalogue.js';

/** Context of a reported item, as needed for a decision. */
export function CaseContext({ found }: { found: ReportCase }) {
  if (found.listing !== null) {
    return (
      <>
        <ReportedListing listing={found.listing} />
        <TakedownDue found={found} />
        {found.messages.length > 0 ? <ToAttendees messages={found.messages} /> : null}
      </>
    );
  }
  if (found.wanted !== null) return <ReportedPost post={found.wanted} />;
  if (found.targetType === 'picture')
    return (
      <>
        <ReportedPicture picture={found.picture} />
        <TakedownDue found={found} />
      </>
    );
  return found.messages.length > 0 ? <ReportedMessages found={found} /> : null;
}

/** Time at which the oldest takedown request hides an active listing or picture. */
function TakedownDue({ found: { decision, listing, picture, reports } }: { found: ReportCase }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const times = reports
    .filter(({ reason }) => isTakedownRequest(reason))
    .map(({ createdAt }) => new Date(createdAt).getTime());
  const isPublic = listing?.status === 'active' || picture !== null;
  if (decision !== null || !isPublic || times.length === 0) return null;
  if (picture !== null && hidesReported(reports.map(({ reason }) => reason)))
    return <Alert tone="warning">{t.hiddenByReports}</Alert>;
  const due = new Date(Math.min(...times) + TAKEDOWN_ANSWER_TIME).toISOString();
  return <Alert tone="warning">{t.hiddenUnlessDecided(dateTime(due, dateFormat))}</Alert>;
}

/** Listing, as a moderator needs it for a decision. */
export function ReportedListing({ listing }: { listing: NonNullable<ReportCase['listing']> }) {
  const t = useMessages(catalogue);
  const priceOf = usePriceOrFree();
  return (
    <section className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap gap-3">
        {listing.photo === null ? null : (
          <div className="size-20 shrink-0 overflow-hidden rounded-control [&_img]:size-full [&_img]:object-cover">
            <PhotoPicture photo={listing.photo} alt="" sizes="80px" />
          </div>
        )}
        <div className="grid min-w-0 grow basis-28 content-start justify-items-start gap-1">
          <Heading level={3} size="item" className="max-w-full">
            {listing.title}
          </Heading>
          <Text size="sm" tone="muted">
            {priceOf(listing.price)}
          </Text>
          <div className="flex flex-wrap items-center gap-2">
            <Badge size="sm">{knownWord(t.statuses, listing.status)}</Badge>
            {listing.status === 'deleted' ? null : (
              <TextLink standalone to={{ to: 'listing', hive: listing.hiveTypeId, id: listing.id }}>
                {t.seeListing}
              </TextLink>
            )}
          </div>
        </div>
      </div>
      {listing.description === '' ? null : (
        <p dir="auto" className="line-clamp-4 text-sm wrap-anywhere whitespace-pre-line">
          {listing.description}
        </p>
      )}
      {listing.hiddenByReports ? <Alert tone="warning">{t.hiddenByReports}</Alert> : null}
    </section>
  );
}

/** Latest messages of an event's organiser to all attendees. */
function ToAttendees({ messages }: Pick<ReportCase, 'messages'>) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  return (
    <section className="grid grid-cols-1 gap-2 text-sm">
      <p className="font-semibold">{t.toAttendees}</p>
      <ol className="grid grid-cols-1 gap-2">
        {messages.map(({ id, content, createdAt, warning }) => (
          <li key={id} className="w-fit max-w-9/10 rounded-control bg-fill px-3 py-2">
            <time dateTime={createdAt} className="text-xs font-semibold text-fg-muted">
              {dateTime(createdAt, dateFormat)}
            </time>
            <p className="wrap-anywhere whitespace-pre-line">{content}</p>
            {warning === undefined ? null : <ScamReasons warning={warning} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Reported wanted post, in the author's words. */
export function ReportedPost({ post }: { post: NonNullable<ReportCase['wanted']> }) {
  const t = useMessages(catalogue);
  return (
    <section className="grid grid-cols-1 justify-items-start gap-2">
      <Heading level={3} size="item" className="max-w-full wrap-anywhere">
        {post.title}
      </Heading>
      {post.details === '' ? null : (
        <p className="text-sm wrap-anywhere whitespace-pre-line">{post.details}</p>
      )}
      <TextLink standalone to={{ to: 'wantedPost', id: post.id }}>
        {t.seePost}
      </TextLink>
      {post.warning === undefined ? null : <ScamReasons warning={post.warning} />}
      {post.status === 'hidden' ? <Alert tone="warning">{t.postHiddenByReports}</Alert> : null}
    </section>
  );
}

/** Warning of the scam shield about a reported text, and the words that speak for it. */
function ScamReasons({ warning: { kind, reasons } }: { warning: ScamVerdict }) {
  const t = useMessages(catalogue);
  return (
    <p data-slot="scam-reasons" className="flex flex-wrap items-center gap-1.5 pt-1 text-xs">
      <Badge tone="warning" size="sm">
        {knownWord(t.warnedOf, kind)}
      </Badge>
      {reasons.length === 0 ? null : <span className="text-fg-muted">{t.because(reasons)}</span>}
    </p>
  );
}

/** Portfolio picture. The student may have removed it since. */
function ReportedPicture({ picture }: Pick<ReportCase, 'picture'>) {
  const t = useMessages(catalogue);
  if (picture === null)
    return (
      <Text size="sm" tone="muted">
        {t.pictureGone}
      </Text>
    );
  return (
    <figure className="grid grid-cols-1 justify-items-start gap-2">
      <PhotoPicture
        photo={picture.photo}
        alt={picture.caption}
        sizes="160px"
        className="aspect-square w-40 rounded-control"
      />
      <figcaption dir="auto" className="text-sm wrap-anywhere">
        {picture.caption}
      </figcaption>
    </figure>
  );
}

/** Shows the author of each message in a group, where several write. */
function ReportedMessages({ found: { messages, group } }: { found: ReportCase }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const writerOf = ({ bySubject, author }: ReportCase['messages'][number]) => {
    if (group !== null) return author ?? t.deletedUser;
    return bySubject ? t.before : t.reporterWrote;
  };
  return (
    <section className="grid grid-cols-1 gap-2 text-sm">
      {group === null ? null : (
        <p className="wrap-anywhere">
          {t.inGroup} <strong dir="auto">{group.title}</strong>
        </p>
      )}
      <ol className="grid grid-cols-1 gap-2">
        {messages.map((message, index) => {
          const reported = index === messages.length - 1;
          return (
            <li
              key={message.id}
              className={`w-fit max-w-9/10 rounded-control px-3 py-2 ${message.bySubject ? '' : 'justify-self-end'} ${reported ? 'border border-danger bg-danger-soft' : 'bg-fill'}`}
            >
              <Text size="xs" tone="muted" weight="semibold">
                {reported ? t.reportedMessage : writerOf(message)}
                {' · '}
                <time dateTime={message.createdAt}>{dateTime(message.createdAt, dateFormat)}</time>
              </Text>
              {message.photo === null ? null : (
                <div className="my-1 max-w-40 overflow-hidden rounded-chip">
                  <PrivatePhoto photo={message.photo} alt={t.photo} missing={t.photo} sizes="160px" />
                </div>
              )}
              {message.file === undefined ? null : <AttachmentRow file={message.file} />}
              {message.content === '' ? null : (
                <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                  {message.content}
                </p>
              )}
              {message.warning === undefined ? null : <ScamReasons warning={message.warning} />}
              {message.unsent ? (
                <Text size="xs" tone="muted">
                  {t.takenBack}
                </Text>
              ) : null}
            </li>
          );
        })}
      </ol>
      {messages.some(({ file }) => file !== undefined) ? (
        <Text size="xs" tone="muted">
          {t.openingIsLogged}
        </Text>
      ) : null}
    </section>
  );
}
