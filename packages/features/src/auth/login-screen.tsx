import { screen } from '../kernel/index.js';
import { LoginView } from './login-view.js';
import { useLogin } from './use-login.js';

export interface LoginScreenProps {
  /** The internal path to open once the student is signed in. Default: the dashboard. */
  from?: string | undefined;
}

/** Signs a student in. */
export const LoginScreen = screen(function LoginScreen({ from }: LoginScreenProps) {
  const login = useLogin(from);
  return <LoginView login={login} />;
});
