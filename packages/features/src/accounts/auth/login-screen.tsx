import { screen } from '../../kernel/index.js';
import { LoginView } from './login-view.js';
import { useLogin } from './use-login.js';

/** Way on from the login page, from its address. */
export interface LoginScreenProps {
  /** Internal path to open after the login. Default: the dashboard. */
  from?: string | undefined;
}

/** Page where a student logs in. */
export const LoginScreen = screen(function LoginScreen({ from }: LoginScreenProps) {
  const login = useLogin(from);
  return <LoginView login={login} />;
});
