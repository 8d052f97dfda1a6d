import { RegisterView } from './register-view.js';
import { useRegister } from './use-register.js';

/** Lets a student join. */
export function RegisterScreen() {
  const register = useRegister();
  return <RegisterView register={register} />;
}
