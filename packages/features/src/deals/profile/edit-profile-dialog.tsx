import type { User } from '@campushive/contract';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { useMessages } from '../../kernel/index.js';
import { AvatarField } from '../../accounts/parts/profile-form/avatar-field.js';
import { ProfileFields } from '../../accounts/parts/profile-form/profile-fields.js';
import { useAvatar } from '../../accounts/parts/profile-form/use-avatar.js';
import { useProfileForm } from '../../accounts/parts/profile-form/use-profile-form.js';
import { catalogue } from './profile.catalogue.js';

interface EditProfileDialogProps {
  user: User;
  onClose: () => void;
}

/** Dialog that edits picture, name, hall and bio. */
export function EditProfileDialog({ user, onClose }: EditProfileDialogProps) {
  const t = useMessages(catalogue);
  const avatar = useAvatar();
  const profile = useProfileForm(user, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <DialogContent title={t.editProfile} closeLabel={t.cancel}>
        <div className="grid gap-5">
          <AvatarField avatar={avatar} />
          <ProfileFields user={user} profile={profile} />
        </div>
      </DialogContent>
    </Dialog>
  );
}
