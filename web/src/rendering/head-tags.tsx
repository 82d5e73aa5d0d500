import { isMemberPicture } from '@whaletide/schema/shared/rules/page-paths.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { COVER_SIZE, isDrawnCover } from '../components/Cover/cover-path.ts';
import type { PageHead, PageRender } from '../lib/page-render.ts';

/** As long as search engines and link previews show, in characters. */
const DESCRIPTION = 160;
const TITLE = 120;
/** Stands for pages without a picture of their own. */
const SITE_PICTURE = { path: '/icon-512.png', width: 512, height: 512 };

/** Characters that show nothing, or turn the text around them. */
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** One line of text, whatever was written; cut between characters. */
const short = (text: string, longest: number): string => {
  const line = text.toWellFormed().replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
  const signs = [...line];
  return signs.length > longest ? `${signs.slice(0, longest - 1).join('')}…` : line;
};

/** JSON in a script element, which ends at the first `</script`. */
const scriptText = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Makes addresses of the site absolute; without an origin they stay paths. */
const absoluteBy = (origin: string) => {
  const base = origin || 'http://page';
  return (path: string): string => {
    const { href, protocol } = new URL(path, base);
    if (!/^https?:$/.test(protocol)) return origin + SITE_PICTURE.path;
    return !origin && href.startsWith(`${base}/`) ? href.slice(base.length) : href;
  };
};

/** Pictures of members, in pixels. */
const MEMBER_PICTURE = { width: 1200, height: 630 };

const sizeOf = (image: string) => {
  if (isDrawnCover(image)) return COVER_SIZE;
  return isMemberPicture(image) ? MEMBER_PICTURE : undefined;
};

/** Answers the picture if its address is valid: members may have entered anything as one. */
const pictureOf = (image: string | undefined) =>
  image !== undefined && URL.canParse(image, 'http://page')
    ? { path: image, ...sizeOf(image) }
    : undefined;

/**
 * The tags of a page's head, for crawlers and link previews. Twitter reads its title, text and
 * picture where Open Graph has them.
 * @param path with the known query only: the page's one address, unless it names another
 */
export const headTags = (
  head: PageHead,
  path: string,
  { origin, siteName }: Pick<PageRender, 'origin' | 'siteName'>,
): string => {
  const name = short(head.title ?? '', TITLE);
  const title = name ? `${name} - ${siteName}` : siteName;
  const description = short(
    head.description ||
      `${siteName}：数据科学与人工智能实践社区。参加比赛，提交结果，实时看到自己的排名。`,
    DESCRIPTION,
  );
  const absolute = absoluteBy(origin);
  const address = absolute(head.canonical ?? path);
  const own = pictureOf(head.image);
  const picture: { path: string; width?: number; height?: number } = own ?? SITE_PICTURE;
  const hidden = head.hidden || (head.status ?? 200) >= 400;
  const things = head.jsonLd?.(absolute, siteName).map(scriptText) ?? [];
  return renderToStaticMarkup(
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {/* A page that search engines leave out is no other's one address either. */}
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content={head.article ? 'article' : 'website'} />
      <meta property="og:locale" content="zh_CN" />
      <meta property="og:title" content={name || siteName} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={absolute(picture.path)} />
      {picture.width && <meta property="og:image:width" content={String(picture.width)} />}
      {picture.height && <meta property="og:image:height" content={String(picture.height)} />}
      <meta property="og:image:alt" content={name || siteName} />
      {head.article?.published && (
        <meta property="article:published_time" content={head.article.published} />
      )}
      {head.article?.modified && (
        <meta property="article:modified_time" content={head.article.modified} />
      )}
      <meta name="twitter:card" content={own ? 'summary_large_image' : 'summary'} />
      {head.feed && (
        <link rel="alternate" type="application/rss+xml" title={title} href={head.feed} />
      )}
      {/* A component that waits for its data notes its JSON-LD twice. */}
      {[...new Set(things)].map((text) => (
        <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
      ))}
    </>,
  );
};
