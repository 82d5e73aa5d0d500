import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { domainNames } from '#web/src/sandbox/domain-names.generated.ts';
import { examplesOf, matchingExamples } from '#web/src/sandbox/example-text.ts';

const files = globSync('schema/domains/*/examples.graphql').sort();
const domainOf = (file: string) => basename(dirname(file));
const all = files.flatMap((file) => examplesOf(domainOf(file), readFileSync(file, 'utf8')));
const CHINESE = /\p{Script=Han}/u;

describe('the examples of the sandbox', () => {
  it('stand in groups with Chinese names, a group for each file', () => {
    for (const file of files)
      expect([file, domainNames[domainOf(file)] ?? '']).toEqual([
        file,
        expect.stringMatching(CHINESE),
      ]);
    expect(new Set(Object.values(domainNames)).size).toBe(Object.keys(domainNames).length);
  });

  it('have titles in Chinese, of which none is there twice in a group', () => {
    for (const { title } of all) expect(title).toMatch(CHINESE);
    expect(new Set(all.map(({ domain, title }) => `${domain} ${title}`)).size).toBe(all.length);
  });

  it('keep all that is said of them, and propose variables', () => {
    const [example] = examplesOf(
      'account',
      `# 登录；会写入 Cookie；其他客户端用令牌
# variables: {"input":{"account":"a"}}
query Q($input: I!, $page: Int = 1) {
  ...F
}

fragment F on Query {
  a
}
`,
    );
    expect(example).toMatchObject({
      title: '登录',
      description: '会写入 Cookie；其他客户端用令牌',
      variables: JSON.stringify({ input: { account: 'a' } }, null, 2),
    });
    expect(example?.query).toMatch(/^query Q[\s\S]*fragment F on Query/);
  });

  it('leave what has a default out of a skeleton of variables', () => {
    const [example] = examplesOf('x', 'query Q($id: ID!, $ids: [ID!]!, $n: Int = 2) { a }');
    expect(JSON.parse(example?.variables ?? '')).toEqual({ id: '', ids: [] });
  });

  it('are found by title, domain and field', () => {
    const titles = (search: string) =>
      matchingExamples(all, domainNames, search).map(({ domain }) => domain);
    expect(titles('')).toHaveLength(all.length);
    expect(new Set(titles('私信'))).toEqual(new Set(['chat']));
    expect(titles('SUBMITWORK')).toContain('submissions');
    expect(titles('排行榜 没有这个词')).toEqual([]);
  });
});
