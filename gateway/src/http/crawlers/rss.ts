import { type Document, DocumentBuilder } from './document.ts';
import { escapeXml, ORIGIN, XML_HEAD } from './xml.ts';

/** Number of items that a reader gets at once; those behind it have been there before. */
export const MAX_ITEMS = 30;

export interface FeedItem {
  id: string;
  title: string;
  /** Path of the page that it leads to. */
  path: string;
  text: string;
  /** ISO 8601; null where nothing says when it appeared. */
  date: string | null;
  author?: string | undefined;
}

export interface Feed {
  title: string;
  text: string;
  /** Path of the page that it follows. */
  path: string;
  /** Its own. */
  self: string;
  /** In any order; the newest are taken. */
  items: readonly FeedItem[];
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** RFC 822, as RSS has it. */
const rssDate = (date: string): string => new Date(date).toUTCString();

/** Newest first; of the same moment, and without one, by id: an order that doesn't waver. */
const newestFirst = (one: FeedItem, other: FeedItem): number =>
  (other.date ?? '').localeCompare(one.date ?? '') || one.id.localeCompare(other.id);

const itemOf = ({ id, title, path, text, date, author }: FeedItem): string =>
  [
    '<item>',
    element('title', title),
    `<link>${ORIGIN}${escapeXml(path)}</link>`,
    // The id alone: what somebody has read stays read when the site moves.
    `<guid isPermaLink="false">${escapeXml(id)}</guid>`,
    date === null ? '' : element('pubDate', rssDate(date)),
    author === undefined ? '' : element('dc:creator', author),
    element('description', text),
    '</item>\n',
  ].join('');

/** A feed as RSS 2.0. The same items make the same bytes, so that readers are told of no change. */
export const rss = (feed: Feed): Document => {
  const items = feed.items.toSorted(newestFirst).slice(0, MAX_ITEMS);
  const newest = items[0]?.date ?? null;
  const head = [
    XML_HEAD,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">\n<channel>',
    element('title', feed.title),
    `<link>${ORIGIN}${escapeXml(feed.path)}</link>`,
    `<atom:link href="${ORIGIN}${escapeXml(feed.self)}" rel="self" type="application/rss+xml"/>`,
    element('description', feed.text),
    element('language', 'zh-CN'),
    newest === null ? '' : element('lastBuildDate', rssDate(newest)),
    '\n',
  ].join('');
  return new DocumentBuilder()
    .add(`${head}${items.map(itemOf).join('')}</channel>\n</rss>\n`)
    .done();
};
