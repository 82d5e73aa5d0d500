/** Sign-in; afterwards the member is back at `redirect`, a path of this site. */
export const signInPath = (redirect?: string): string =>
  `/auth/communityLogin${redirect ? `?redirect=${encodeURIComponent(redirect)}` : ''}`;
