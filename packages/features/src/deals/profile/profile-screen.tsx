import { screen } from '../../kernel/index.js';
import { ProfileView } from './profile-view.js';
import { useProfile } from './use-profile.js';

/** Viewer's own profile page. */
export const ProfileScreen = screen(function ProfileScreen() {
  const state = useProfile();
  return <ProfileView state={state} />;
});
