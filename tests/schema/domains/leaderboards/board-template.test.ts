import { describe, expect, it } from '@jest/globals';
import {
  fillTemplate,
  placeAfter,
  templateProblem,
} from '@whaletide/schema/domains/leaderboards/rules/board-template.ts';

const rows = (row: string) => `<table>{{#rows}}${row}{{/rows}}</table>`;

describe('a board template', () => {
  it.each([
    ['values between tags', rows('<tr><td>{{rank}}</td><td>{{ team }}</td></tr>')],
    ['numbers in quotes', rows('<tr class="rank-{{rank}}"><td>{{team}}</td></tr>')],
    ['a style of its own', `<style>td > b { color: red }</style>${rows('<td>{{team}}</td>')}`],
    ['comments', `<!-- <td> "quoted -->${rows('{{team}}')}`],
    ['values of the board', `<h1>{{competition}}</h1>${rows('{{team}} / {{total}}')}`],
  ])('may have %s', (_, html) => expect(templateProblem(html)).toBeNull());

  it.each([
    ['  ', '请输入榜单模板'],
    ['x'.repeat(50_001), '榜单模板最多50000个字符'],
    [rows('{{team}}'.repeat(201)), '榜单模板最多200个占位符'],
    [
      '<p>{{total}}</p>',
      '模板中应有且仅有一段 {{#rows}} … {{/rows}}，其中的内容对每支团队重复一次',
    ],
    [
      rows('a') + rows('b'),
      '模板中应有且仅有一段 {{#rows}} … {{/rows}}，其中的内容对每支团队重复一次',
    ],
    [rows('{{secret}}'), '模板中有未知的占位符：{{secret}}'],
    [`{{team}}${rows('')}`, '模板中有未知的占位符：{{team}}'],
    [rows('<ScRipt>'), '模板中不能使用 <script> 标签'],
    [rows('<iframe src="/">'), '模板中不能使用 <iframe> 标签'],
    [rows('<base href="/">'), '模板中不能使用 <base> 标签'],
    [rows('<p title="{{team}}">'), '占位符 {{team}} 只能放在标签之外'],
    [rows("<p style='{{members}}'>"), '占位符 {{members}} 只能放在标签之外'],
    [rows('<p class={{rank}}>'), '标签中的占位符 {{rank}} 应放在引号之内'],
    [rows('<style>p { width: {{score}}px }</style>'), '占位符 {{score}} 不能放在样式或注释中'],
    [rows('<!-- {{team}} -->'), '占位符 {{team}} 不能放在样式或注释中'],
    ['<p class="{{#rows}}a">{{/rows}}', '{{#rows}} 与 {{/rows}} 应放在标签之外'],
  ])('%s is refused', (html, message) =>
    expect(templateProblem(html)).toEqual({ code: 'BAD_USER_INPUT', field: 'Html', message }),
  );
});

it.each([
  ['', 'text'],
  ['<p>', 'text'],
  ['<p', 'tag'],
  ['<p class="', 'value'],
  ['<p class=\'a"', 'value'],
  ['<p class="a>b" ', 'tag'],
  ['a < b', 'text'],
  ['<style>p {', 'raw'],
  ['<style>p {}</style>', 'text'],
  ['<!-- <p class="', 'raw'],
  ['<!-- --><b>', 'text'],
] as const)('after %s stands %s', (html, place) => expect(placeAfter(html)).toBe(place));

it('fills in each row and the board around them, each value escaped once', () => {
  const board = { competition: '赛', name: '任务', board: 'Public 榜', total: '2' };
  const row = {
    rank: '1',
    position: '1',
    team: '<b>',
    members: '',
    score: '1',
    entries: '1',
    best: '',
    last: '',
  };
  const filled = fillTemplate(
    '{{total}}:{{#rows}}[{{ team }}/{{board}}]{{/rows}}.',
    board,
    [row, { ...row, team: '{{total}}' }],
    (value) => value.replaceAll('<', '&lt;'),
  );
  expect(filled).toBe('2:[&lt;b>/Public 榜][{{total}}/Public 榜].');
});
