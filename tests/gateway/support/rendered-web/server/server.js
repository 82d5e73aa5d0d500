// Stands in for the bundle of web that renders pages: it asks what they ask, and writes plainly.
const QUERY =
  'query ($name: String) { viewer { member { name } } competitions(name: $name, perPage: 1) { items { name } } }';

const pages = {
  '/home/broken': () => {
    throw new Error('a component breaks');
  },
  '/home/crash': () =>
    new Promise(() => {
      setTimeout(() => {
        throw new Error('outside of any page');
      });
    }),
  '/home/slow': async () => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    return {
      kind: 'page',
      status: 200,
      html: Buffer.from('slow'),
      styles: [],
      scripts: [],
      version: 'slow',
      dataVersion: 'slow',
    };
  },
  '/home/moved': () => ({ kind: 'moved', path: '/home/competition', status: 301 }),
  '/home/gone': async ({ run }) => {
    const { data, extensions } = await run(`{ forumPost(id: "${'1'.repeat(24)}") { id } }`, {});
    const status = extensions?.gone ? 410 : 404;
    const html = JSON.stringify(data);
    return {
      kind: 'page',
      status,
      html: Buffer.from(html),
      styles: [],
      scripts: [],
      version: 'gone',
      dataVersion: 'gone',
    };
  },
  '/home/mutation': async ({ run }) => {
    const { errors } = await run('mutation { signOut }', {});
    return { kind: 'incomplete', codes: errors.map(({ message }) => message) };
  },
};

export const coverSvg = (motif) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="${motif === 'sea' ? '#0b7fab' : '#9a6700'}"/></svg>`;

export const memberSvg = ({ bestRank, activity }, now) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><text x="${activity.length}" y="${now > 0 ? 300 : 0}" font-size="200" font-family="STIX Two Math">${bestRank}</text></svg>`;

export const createRenderer = ({ siteName, origin }) => ({
  render: async (request) => {
    const { path, run } = request;
    const own = pages[path];
    if (own) return own(request);
    const { searchParams } = new URL(path, 'http://page');
    const { data, errors } = await run(QUERY, { name: searchParams.get('name') });
    if (errors) return { kind: 'incomplete', codes: errors.map((e) => e.extensions.code) };
    const name = data.viewer?.member.name ?? '访客';
    const [first] = data.competitions.items;
    const html = `<!doctype html><link rel="canonical" href="${origin}${path}">${siteName} ${name} ${first?.name ?? '无'}`;
    return {
      kind: 'page',
      status: first ? 200 : 404,
      html: Buffer.from(html),
      styles: ["'sha256-c3R5bGU='"],
      scripts: ["'sha256-c2NyaXB0'"],
      version: Buffer.from(html).toString('base64url').slice(-32),
      dataVersion: Buffer.from(html).toString('base64url').slice(-32),
    };
  },
});
