import { useLocation } from 'react-router';
import { forgottenPasswordPath, signInPath, signUpPath } from '../../paths.ts';

/**
 * The addresses of signing in and up that lead back here afterwards. On those pages themselves they
 * lead back to where the visitor came from before.
 */
export const useWaysIn = () => {
  const { pathname, search } = useLocation();
  const here = pathname.startsWith('/auth/')
    ? (new URLSearchParams(search).get('redirect') ?? undefined)
    : pathname + search;
  return {
    signIn: signInPath(here),
    signUp: signUpPath(here),
    forgottenPassword: forgottenPasswordPath(here),
  };
};
