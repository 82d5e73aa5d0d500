import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { type BuiltFiles, readBuiltFiles } from './built-files.ts';
import { classesIn, criticalStyles } from './critical-styles.ts';
import { headTags } from './head-tags.tsx';
import type { PageResult } from './render-page.tsx';
import { FILES_ELEMENT, type PageFiles } from './page-files.ts';
import { DATA_ELEMENT, pageData } from './rendered-page.ts';
import startScript from './start.js?raw';

/** A whole document, and what a Content-Security-Policy has to name for it. */
export interface PageDocument {
  html: string;
  /** `'sha256-…'` of the style elements and scripts that stand in it. */
  styles: string[];
  scripts: string[];
  /** The same for the same document, whatever the time. */
  version: string;
  /** `name:version` of each operation, the same for the same answer: 3分钟前 is 4分钟前 soon. */
  dataVersion: string;
}

type Page = Extract<PageResult, { kind: 'page' }>;

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const versionOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Length of a version, for 48 bits: it tells apart two states of one page. */
const SHORT = 8;

const dataVersion = (answers: Page['answers']): string =>
  [...answers]
    .map(([name, texts]) => `${name}:${versionOf(texts.toSorted().join()).slice(0, SHORT)}`)
    .join(' ');

const stylesIn = (html: string): string[] =>
  [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text = '']) => text);

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

  return (page: Page, path: string): PageDocument => {
    const { render } = page.page;
    const { scripts: modules, styles } = files.neededBy(page.modules);
    const critical = criticalStyles(styles.map(files.stylesOf), classesIn(page.body));
    const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
    const needed: PageFiles = { scripts: modules, styles, parts: page.modules };
    const html = [
      '<!doctype html><html lang="zh-CN"><head>',
      common.replaceAll('__SITE_NAME__', escaped(render.siteName)),
      headTags(page.head, path, render),
      `<script>${colorScheme}</script>`,
      `<style id="critical-styles">${critical}</style><noscript>${links}</noscript></head><body>`,
      `<div id="root">${page.body}</div>`,
      `<script type="application/json" id="${DATA_ELEMENT}">${pageData(page.page)}</script>`,
      `<script type="application/json" id="${FILES_ELEMENT}">${JSON.stringify(needed)}</script>`,
      `<script>${start}</script></body></html>`,
    ].join('');
    return {
      html,
      styles: [hashOf(critical), ...stylesIn(page.body).map(hashOf)],
      scripts,
      version: versionOf(html.replace(`"now":${render.now}`, '')),
      dataVersion: dataVersion(page.answers),
    };
  };
};
