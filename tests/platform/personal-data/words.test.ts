import { expect, it } from '@jest/globals';
import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { allContributions } from '#platform/src/domains/gathered.ts';
import { isExported } from '#platform/src/personal-data/entry.ts';
import { labelOf, shownEntries } from '#platform/src/personal-data/showing.ts';
import { isTechnical } from '#platform/src/personal-data/words/references.ts';

it('an export’s page has a Chinese name for everything that isn’t for programs alone', () => {
  const silent = allContributions.personal.filter(isExported).flatMap((entry) => {
    if ('documents' in entry) return [];
    const { file } = entry;
    const named = entry.fields.flatMap(({ columns }) => columns);
    return Object.entries(getTableColumns(entry.column.table as PgTable))
      .filter(([key, column]) => named.includes(column) && !isTechnical(file, key))
      .filter(([key]) => labelOf(file, key) === undefined)
      .map(([key]) => `${file} ${key}`);
  });
  expect(silent).toEqual([]);
});

const showing = { file: '工单/工单', nameOf: () => undefined, pathOf: () => undefined };

it.each<[unknown, string]>([
  [{ status: 2 }, '状态：处理中'],
  [{ answered: true }, '已答复：是'],
  [{ createDate: new Date('2026-11-28T16:00:00Z') }, '时间：2026-11-29 00:00'],
  [{ content: '<b>一</b>\n二' }, '内容：&lt;b&gt;一&lt;/b&gt;<br>二'],
  [{ id: 'a', content: '' }, ''],
  [{ data: { 学校: '海洋大学' } }, '填写的内容：<dl><dt>学校</dt><dd>海洋大学</dd></dl>'],
])('%j is shown as %s', (row, text) => {
  const entries = shownEntries(showing, row as Record<string, unknown>);
  expect(entries.map(([label, html]) => `${label}：${html}`).join()).toBe(text);
});

it('what the site doesn’t show any more has no name', () => {
  const gone = { ...showing, nameOf: () => null };
  expect(shownEntries(gone, { competitionId: 'x' })).toEqual([['比赛', '（已不可见）']]);
});
