import { useLocation } from 'react-router';
import { forgottenPasswordPath, signInPath, signUpPath } from '#domains/account/paths.ts';

/**
 * The addresses of signing in and up that lead back here afterwards. On those pages themselves they
 * lead back to where the visitor came from before.
 * @param otherwise of such a page elsewhere: where one is afterwards, unless its address says it
 */
export const useWaysIn = (otherwise?: string) => {
  const { pathname, search } = useLocation();
  const here =
    otherwise !== undefined || pathname.startsWith('/auth/')
      ? (new URLSearchParams(search).get('redirect') ?? otherwise)
      : pathname + search;
  return {
    signIn: signInPath(here),
    signUp: signUpPath(here),
    forgottenPassword: forgottenPasswordPath(here),
  };
};
