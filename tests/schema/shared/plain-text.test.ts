import { expect, it } from '@jest/globals';
import { plainText } from '@whaletide/schema/shared/markdown/plain-text.ts';

it.each([
  ['## 背景\n\n判断**种类**，按 _喙长_。', '背景 判断种类，按 喙长。'],
  ['见[官网](https://a.example/x_(1)) 和 [说明][1]\n\n[1]: https://b.example', '见官网) 和 说明'],
  ['![一只企鹅](/files/a.png)之后', '之后'],
  ['- 一\n- [x] 二\n1. 三\n> 四', '一 二 三 四'],
  ['| 列 | 值 |\n| --- | ---: |\n| a | 1 |', '列 值 a 1'],
  ['| 列 | 值 |\n|--|:-:|\n| a | 1 |', '列 值 a 1'],
  ['第一行\n第二行\nA 行', '第一行第二行 A 行'],
  ['# 标题\n正文', '标题 正文'],
  ['> [!NOTE]\n> 先看这里[^1]', '先看这里'],
  ['一\n\n---\n\n二\n***\n三', '一 二 三'],
  ['```python\nprint(1)\n```\n完', 'print(1) 完'],
  ['`a_b` 与 a * b * c', 'a_b 与 a * b * c'],
  ['*强调*与~~删除~~', '强调与删除'],
  ['公式 $$E=mc^2$$', '公式 E=mc^2'],
  ['<b onclick="x()">粗</b><!-- 注释 -->体', '粗 体'],
  ['一<br>二<details><summary>三</summary>四</details>', '一 二 三 四'],
  ['**注意：**请看 https://a.example/x', '注意：请看 https://a.example/x'],
  ['1 < 2 且 3 > 2', '1 < 2 且 3 > 2'],
  ['\\*不是强调\\*', '*不是强调*'],
  ['<https://a.example/b>', 'https://a.example/b'],
  ['加我 weixin_abc123 或 __init__', '加我 weixin_abc123 或 init'],
  ['2 * 3 * 4，2 ** 3，a__b__c', '2 * 3 * 4，2 ** 3，a__b__c'],
  ['~5 个 ~~或~~ ~6 个', '~5 个 或 ~6 个'],
  ['', ''],
])('%j says %j', (markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});

it('reads a text of any length and shape in no time to speak of', () => {
  for (const piece of [
    '[',
    '![',
    '<a ',
    '**',
    '**a ',
    '__a ',
    '_',
    '~~',
    '> ',
    '| ',
    '<!--',
    '`',
    '- ',
    '\\',
  ])
    expect(plainText(piece.repeat(100_000)).length).toBeLessThanOrEqual(6_000);
});
