import { LoginView } from './login-view.js';
import { useLogin } from './use-login.js';

export interface LoginScreenProps {
  /** The internal path that somebody wanted to see. */
  from?: string | undefined;
}

/** Signs a student in. */
export function LoginScreen({ from }: LoginScreenProps) {
  const login = useLogin(from);
  return <LoginView login={login} />;
}
