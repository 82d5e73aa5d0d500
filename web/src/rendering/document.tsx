import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { type BuiltFiles, readBuiltFiles } from './built-files.ts';
import { classesIn, criticalStyles } from './critical-styles.ts';
import { headTags } from './head-tags.tsx';
import { RecentMap } from './recent-map.ts';
import type { PageResult } from './render-page.tsx';
import { FILES_ELEMENT, type PageFiles } from './page-files.ts';
import { DATA_ELEMENT, pageData } from './rendered-page.ts';
import startScript from './start.js?raw';

/** A whole document, and what a Content-Security-Policy has to name for it. */
export interface PageDocument {
  /** In UTF-8. */
  html: Buffer;
  /** `'sha256-…'` of the style elements and scripts that stand in it. */
  styles: string[];
  scripts: string[];
  /** The same for the same document, whatever the time. */
  version: string;
  /** `name:version` of each operation, the same for the same answer: 3分钟前 is 4分钟前 soon. */
  dataVersion: string;
}

/** Critical styles that are kept for the next page that needs the same; each takes 40 KB. */
const MOST_CRITICAL = 100;

type Page = Extract<PageResult, { kind: 'page' }>;

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hash of these parts of a document, one behind the other. */
const versionOf = (...parts: (string | Buffer)[]): string =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('base64url');

/** Length of a version, for 48 bits: it tells apart two states of one page. */
const SHORT = 8;

const dataVersion = (answers: Page['answers']): string =>
  [...answers]
    .map(([name, texts]) => `${name}:${versionOf(texts.toSorted().join()).slice(0, SHORT)}`)
    .join(' ');

/** Lists the texts of the style elements in a piece of HTML; pages are long, and searched once. */
const stylesIn = (html: string): string[] => {
  const texts: string[] = [];
  for (let at = html.indexOf('<style'); at !== -1; at = html.indexOf('<style', at)) {
    const from = html.indexOf('>', at) + 1;
    at = html.indexOf('</style>', from);
    texts.push(html.slice(from, at));
  }
  return texts;
};

/** `'sha256-…'` of what the theme writes, wherever it runs. */
export const themeStyles = (): string[] =>
  stylesIn(renderToStaticMarkup(<ThemeProvider>{null}</ThemeProvider>)).map(hashOf);

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Extracts the part of the browser's own document that every page has: neither its files nor what
 * pages say.
 */
const commonHead = (template: string): string => {
  const head = /<head>([^]*)<\/head>/.exec(template)?.[1] ?? '';
  return head
    .replace(/<script[^>]*>[^]*?<\/script>/g, '')
    .replace(/<title>[^]*?<\/title>/g, '')
    .replace(/<meta\s+name="description"[^>]*>/g, '')
    .replace(/<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('> <', '><');
};

/** Makes documents out of rendered pages. @param folder web's dist/, with a slash at its end */
export const documentMaker = (folder: URL) => {
  const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
  const files: BuiltFiles = readBuiltFiles(folder);
  const common = commonHead(read('index.html'));
  const colorScheme = read('color-scheme.js')
    .replace(/^\/\/.*\n/gm, '')
    .trim();
  const start = startScript.replace(/^\s*\/\/.*\n/gm, '').trim();
  const scripts = [colorScheme, start].map(hashOf);

  const criticals = new RecentMap<string, { css: string; hash: string }>(MOST_CRITICAL);
  /** Styles of what is painted first: pages of one kind mostly have the same. */
  const criticalOf = (styles: readonly string[], body: string) => {
    const classes = classesIn(body);
    return criticals.getOrMake([...styles, ...[...classes].toSorted()].join(' '), () => {
      const css = criticalStyles(styles.map(files.stylesOf), classes);
      return { css, hash: hashOf(css) };
    });
  };

  return (page: Page, path: string): PageDocument => {
    const { render } = page.page;
    const { scripts: modules, styles } = files.neededBy(page.modules);
    // Classes and the theme's styles are ASCII: a byte a character is read at half the cost.
    const body = page.body.toString('latin1');
    const critical = criticalOf(styles, body);
    const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
    const needed: PageFiles = { scripts: modules, styles, parts: page.modules };
    const head = [
      '<!doctype html><html lang="zh-CN" data-mantine-color-scheme="light"><head>',
      common
        .replaceAll('__SITE_NAME__', escaped(render.siteName))
        .replaceAll('__IMAGE_ORIGINS__', escaped(render.imageOrigins?.join(' ') ?? '')),
      headTags(page.head, path, render),
      `<script>${colorScheme}</script>`,
      `<style id="critical-styles">${critical.css}</style><noscript>${links}</noscript></head><body>`,
      '<div id="root">',
    ].join('');
    const rest = [
      '</div>',
      `<script type="application/json" id="${DATA_ELEMENT}">${pageData(page.page)}</script>`,
      `<script type="application/json" id="${FILES_ELEMENT}">${JSON.stringify(needed)}</script>`,
      `<script>${start}</script></body></html>`,
    ].join('');
    return {
      html: Buffer.concat([Buffer.from(head), page.body, Buffer.from(rest)]),
      styles: [critical.hash, ...stylesIn(body).map(hashOf)],
      scripts,
      version: versionOf(head, page.body, rest.replace(`"now":${render.now}`, '')),
      dataVersion: dataVersion(page.answers),
    };
  };
};
