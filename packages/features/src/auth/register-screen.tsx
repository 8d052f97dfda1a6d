import { screen } from '../kernel/index.js';
import { RegisterView } from './register-view.js';
import { useRegister } from './use-register.js';

export interface RegisterScreenProps {
  /** The internal path to open once the student is signed in. */
  from?: string | undefined;
}

/** Lets a student join. */
export const RegisterScreen = screen(function RegisterScreen({ from }: RegisterScreenProps) {
  const register = useRegister(from);
  return <RegisterView register={register} />;
});
