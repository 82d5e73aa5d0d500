import { sizeText } from '@whaletide/schema/domains/uploads/rules.ts';
import { minuteText } from '@whaletide/schema/shared/rules/time.ts';
import { escapeHtml } from '@whaletide/server/escape-html.ts';
import { documentLabels } from './words/document-labels.ts';
import { labels } from './words/labels.ts';
import { isTechnical } from './words/references.ts';
import { stateWord } from './words/states.ts';

/** Row or document of an export. */
export type ShownRow = Readonly<Record<string, unknown>>;

/** Names and paths by which values are shown. */
export interface Showing {
  /** File of the export that has the row. */
  file: string;
  /** Name of the thing that an id is of: null where the site doesn't show it, undefined for no id. */
  nameOf: (key: string, value: string, row: ShownRow) => string | null | undefined;
  /** Path within the archive of the file that an upload's key is of. */
  pathOf: (key: string) => string | undefined;
}

const NOT_SHOWN = '（已不可见）';
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const UPLOAD = /^[0-9a-f]{32}$/;
const CHINESE = /\p{Script=Han}/u;

/** Chinese name of a key; undefined for what is no person's concern. */
export const labelOf = (file: string, key: string): string | undefined => {
  if (isTechnical(file, key)) return undefined;
  return labels[key] ?? documentLabels[key] ?? (CHINESE.test(key) ? key : undefined);
};

const isSize = (key: string) => key === 'size' || key === 'fileSize' || key === 'ResultFileSize';
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

const inline = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

/** Address of a file of the archive, from its page. */
export const hrefOf = (path: string): string =>
  escapeHtml(path.split('/').map(encodeURIComponent).join('/'));

const fileLink = (path: string): string =>
  `<a href="${hrefOf(path)}">${escapeHtml(path.slice(path.lastIndexOf('/') + 1))}</a>`;

const textOf = (showing: Showing, key: string, value: string, row: ShownRow): string => {
  const name = showing.nameOf(key, value, row);
  if (name !== undefined) return inline(name ?? NOT_SHOWN);
  if (UPLOAD.test(value)) {
    const path = showing.pathOf(value);
    return path === undefined ? '' : fileLink(path);
  }
  return inline(TIME.test(value) ? minuteText(new Date(value)) : value);
};

const objectOf = (showing: Showing, value: ShownRow): string => {
  const entries = shownEntries(showing, value);
  if (entries.length === 0) return '';
  return `<dl>${entries.map(([label, html]) => `<dt>${escapeHtml(label)}</dt><dd>${html}</dd>`).join('')}</dl>`;
};

const valueOf = (showing: Showing, key: string, value: unknown, row: ShownRow): string => {
  const word = stateWord(showing.file, key, value);
  if (word !== undefined) return escapeHtml(word);
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'number') return isSize(key) ? sizeText(value) : String(value);
  if (value instanceof Date) return minuteText(value);
  if (typeof value === 'string') return textOf(showing, key, value, row);
  if (Array.isArray(value)) {
    const parts = value.map((each: unknown) => valueOf(showing, key, each, row)).filter(Boolean);
    return parts.some((part) => part.startsWith('<dl>')) ? parts.join('') : parts.join('、');
  }
  return objectOf(showing, value as ShownRow);
};

/** A row's values by their Chinese names, as HTML; without what is empty or technical. */
export const shownEntries = (showing: Showing, row: ShownRow): [string, string][] =>
  Object.entries(row).flatMap(([key, value]): [string, string][] => {
    const label = labelOf(showing.file, key);
    if (label === undefined || isEmpty(value)) return [];
    const html = valueOf(showing, key, value, row);
    return html === '' ? [] : [[label, html]];
  });
