/** The site's name as the operator set it; the gateway writes it into the page. */
export const siteName = () =>
  document.querySelector('meta[name="application-name"]')?.getAttribute('content') ?? '鲸潮社区';
