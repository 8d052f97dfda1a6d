import type { User } from '@campushive/contract';
import { TextLink, useMessages, useUser } from '../../kernel/index.js';
import { AvatarField } from '../parts/profile-form/avatar-field.js';
import { ProfileFields } from '../parts/profile-form/profile-fields.js';
import { useAvatar, type AvatarControl } from '../parts/profile-form/use-avatar.js';
import { useProfileForm, type ProfileForm } from '../parts/profile-form/use-profile-form.js';
import { catalogue } from './settings.catalogue.js';
import { Section } from './section.js';

/** Account settings: picture, name and bio. */
export function AccountTab() {
  const user = useUser();
  return user === null ? null : <AccountForm user={user} />;
}

function AccountForm({ user }: { user: User }) {
  const avatar = useAvatar();
  const profile = useProfileForm(user);
  return <AccountView user={user} avatar={avatar} profile={profile} />;
}

export interface AccountViewProps {
  user: User;
  /** Profile picture and its change. */
  avatar: AvatarControl;
  /** Form for name and bio. */
  profile: ProfileForm;
}

function AccountView({ user, avatar, profile }: AccountViewProps) {
  const t = useMessages(catalogue);
  return (
    <Section title={t.account}>
      <AvatarField avatar={avatar} />
      <ProfileFields user={user} profile={profile} />
      <TextLink to={{ to: 'profile' }} className="inline-flex min-h-11 items-center justify-self-start">
        {t.viewProfile}
      </TextLink>
    </Section>
  );
}
