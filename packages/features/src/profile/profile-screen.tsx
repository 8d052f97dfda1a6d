import { ProfileView } from './profile-view.js';
import { useProfile } from './use-profile.js';

/** My own page. */
export function ProfileScreen() {
  const state = useProfile();
  return <ProfileView state={state} />;
}
