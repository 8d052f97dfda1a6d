/** Where in the web app a notification leads, for those who are not in it: pushes and mails. */
export function pathOf(
  subject: { readonly type: 'payment' | 'listing' | 'conversation'; readonly id: string } | null,
) {
  if (subject === null) return '/dashboard/notifications';
  switch (subject.type) {
    case 'payment':
      return `/dashboard/payments/${subject.id}`;
    case 'listing':
      return `/dashboard/job/${subject.id}`;
    case 'conversation':
      return `/dashboard/messages/${subject.id}`;
    default:
      return subject.type satisfies never;
  }
}
