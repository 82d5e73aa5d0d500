import type { Example } from './examples.ts';

const domainNames: Record<string, string> = {
  account: '账号',
  'application-forms': '办赛申请',
  competitions: '比赛',
  'dataset-bindings': '比赛数据',
  growth: '成长',
  leaderboards: '排行榜',
  members: '成员',
  notifications: '通知',
  projects: '项目',
  site: '站点',
  submissions: '提交',
  tasks: '任务',
  teams: '团队',
  uploads: '上传',
};

const skeleton: [type: RegExp, value: unknown][] = [
  [/^\[/, []],
  [/^(Int|Float)/, 1],
  [/^Boolean/, true],
  [/Input/, {}],
  [/./, ''],
];

/** Variables to fill in: those of the operation that have no default. */
const variablesOf = (text: string) => {
  const head = /(?:query|mutation|subscription)\s*\w*\s*\(([^)]*)\)/.exec(text)?.[1] ?? '';
  const found = [...head.matchAll(/\$(\w+)\s*:\s*([\w[\]!]+)(\s*=)?/g)];
  const needed = found.filter(([, , , hasDefault]) => !hasDefault);
  const values = needed.map(([, name = '', type = '']) => [
    name,
    skeleton.find(([pattern]) => pattern.test(type))?.[1],
  ]);
  return JSON.stringify(Object.fromEntries(values), null, 2);
};

/** Variables that an example proposes, in a comment `# variables: {…}` of one line. */
const proposed = (text: string) => {
  const given = /^#\s*variables:\s*(\{.*\})\s*$/m.exec(text)?.[1];
  return given ? JSON.stringify(JSON.parse(given), null, 2) : variablesOf(text);
};

/** Fills the list by domain; the first example is in the editors from the beginning. */
export const fillExamples = (
  list: HTMLElement,
  examples: Example[],
  show: (chosen: { text: string; variables: string }) => void,
) => {
  const pick = ({ text }: Example) => show({ text, variables: proposed(text) });
  for (const domain of new Set(examples.map((example) => example.domain))) {
    const title = document.createElement('h2');
    title.textContent = domainNames[domain] ?? domain;
    const items = examples
      .filter((example) => example.domain === domain)
      .map((example) => {
        const item = document.createElement('li');
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = example.name;
        button.addEventListener('click', () => pick(example));
        item.append(button);
        return item;
      });
    const group = document.createElement('ul');
    group.append(...items);
    list.append(title, group);
  }
  const [first] = examples;
  if (first) pick(first);
};
