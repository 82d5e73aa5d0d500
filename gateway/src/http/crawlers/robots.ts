/** Paths for members, for programs or for no one; everybody may index everything else. */
const CLOSED = [
  '/auth',
  '/home/user',
  '/home/admin',
  '/home/judging',
  '/home/error',
  '/home/unsubscribe',
  '/register_landing',
  '/home/global',
  '/home/competition/mine',
  '/home/competition/myteams',
  '/home/competition/forum/create',
  '/home/competition/forum/edit',
  '/mw/project/create',
  '/mw/project/edit',
  '/mw/project/share',
  '/home/column/application',
  '/home/creator/apply',
  '/mw/dataset/create',
  '/mw/dataset/edit',
  '/home/column/create',
  '/home/column/edit',
  '/home/column/subscriber',
  '/home/special/config',
  '/home/special/*/forum/create',
  '/home/special/*/forum/edit',
  '/org/*/competition/manage',
  '/org/*/login',
  '/graphql',
  '/sandbox',
  '/uploads',
  '/exports',
  '/healthz',
  '/readyz',
  '/metrics',
];

/** `/robots.txt`; without an origin it can't say where the sitemap is. */
export const robots = (origin: string | undefined): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    // The longer path counts (RFC 9309): homepages are everybody's, what else is the member's isn't.
    'Allow: /home/user/profile/',
    'Allow: /',
    ...(origin === undefined ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]),
    '',
  ].join('\n');
