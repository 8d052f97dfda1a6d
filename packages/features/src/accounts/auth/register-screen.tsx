import { screen } from '../../kernel/index.js';
import { RegisterView } from './register-view.js';
import { useRegister } from './use-register.js';

/** Props of {@link RegisterScreen}. */
export interface RegisterScreenProps {
  /** Internal path to open after the sign-in. */
  from?: string | undefined;
}

/** Page where a student registers. */
export const RegisterScreen = screen(function RegisterScreen({ from }: RegisterScreenProps) {
  const register = useRegister(from);
  return <RegisterView register={register} />;
});
