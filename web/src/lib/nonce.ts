/** The nonce of this page's Content-Security-Policy, for the styles that libraries write. */
export const cspNonce = () =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
