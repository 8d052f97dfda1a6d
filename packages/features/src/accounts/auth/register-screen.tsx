import type { ReactNode } from 'react';
import { screen } from '../../kernel/index.js';
import { useWaitingList, type WaitingStudent } from '../parts/waiting-list/use-waiting-list.js';
import { WaitingListView } from '../parts/waiting-list/waiting-list-view.js';
import { RegisterView } from './register-view.js';
import { useRegister } from './use-register.js';

/** Longest code that the server reads. */
const MAX_CODE = 20;

/** Props of {@link RegisterScreen}. */
export interface RegisterScreenProps {
  /** Internal path to open after the sign-in. */
  from?: string | undefined;
  /** Code of an ambassador, from the address. */
  by?: string | undefined;
  /** Button that shares this page, for students whose university is not open yet. */
  invite?: ReactNode;
}

/** Page where a student registers, or waits for a university that is not open yet. */
export const RegisterScreen = screen(function RegisterScreen({ from, by, invite }: RegisterScreenProps) {
  const register = useRegister(from, by?.slice(0, MAX_CODE) || undefined);
  if (register.waiting === null) return <RegisterView register={register} />;
  return <Waiting student={register.waiting} onBack={register.onBack} invite={invite} />;
});

interface WaitingProps {
  student: WaitingStudent;
  onBack: () => void;
  invite: ReactNode;
}

function Waiting({ student, onBack, invite }: WaitingProps) {
  return <WaitingListView waiting={useWaitingList(student, onBack)} invite={invite} />;
}
