/** GraphiQL's own words, which it has no setting for. */
const words: Readonly<Record<string, string>> = {
  'Add favorite': '收藏',
  'Add tab': '新建标签页',
  'Adjust how the interface appears.': '选择界面的外观。',
  'All Schema Types': '全部类型',
  Arguments: '参数',
  Clear: '清空',
  'Clear data': '清除数据',
  'Clear storage': '清除存储',
  Cleared: '已清空',
  'Cleared data': '已清除',
  'Close Tab': '关闭标签页',
  'Close dialog': '关闭',
  'Copy query': '复制操作',
  Dark: '深色',
  'Delete from history': '从历史记录中删除',
  Deprecated: '已弃用',
  'Deprecated Arguments': '已弃用的参数',
  'Deprecated Enum Values': '已弃用的枚举值',
  'Deprecated Fields': '已弃用的字段',
  Directives: '指令',
  Docs: '文档',
  'Documentation Explorer': '接口文档',
  'Edit label': '修改名称',
  Explorer: '字段选择',
  'Editor Commands': '编辑器命令',
  'Enum Values': '枚举值',
  'Error fetching schema': '获取接口文档失败',
  Failed: '失败',
  'Failed to Clear': '清空失败',
  Fields: '字段',
  Function: '功能',
  'GraphiQL Explorer': '字段选择',
  Headers: '请求头',
  History: '历史记录',
  Implementations: '实现的类型',
  Implements: '实现',
  Light: '浅色',
  'Merge fragments definitions into operation definition': '把片段合并到操作中',
  'Merge fragments into query': '合并片段',
  'Monaco editor shortcuts': 'Monaco 编辑器的快捷键',
  'New tab': '新建标签页',
  'No GraphQL schema available': '没有接口文档',
  'No results found': '没有找到',
  'Open settings dialog': '打开设置',
  'Open short keys dialog': '查看快捷键',
  'Open the Command Palette (you must have focus in the editor)': '打开命令面板（焦点在编辑器中）',
  'Operation Editor': '操作编辑器',
  'Other results': '其他结果',
  'Possible Types': '可能的类型',
  'Prettify editors': '整理格式',
  'Prettify query': '整理格式',
  'Re-fetch GraphQL schema': '重新获取接口文档',
  'Re-fetch schema using introspection': '重新获取接口文档',
  'Remove all locally stored data and start fresh.': '删除保存在本机的全部数据，重新开始。',
  'Remove favorite': '取消收藏',
  'Request headers': '请求头',
  'Result Window': '结果',
  'Root Types': '根类型',
  Save: '保存',
  'Search Docs...': '搜索文档…',
  'Search in documentation': '搜索文档',
  'Search in editor': '在编辑器中搜索',
  'Select active operation': '选择要运行的操作',
  'Set active': '设为当前',
  Settings: '设置',
  'Short Key': '快捷键',
  'Short Keys': '快捷键',
  'Show Deprecated Arguments': '显示已弃用的参数',
  'Show Deprecated Fields': '显示已弃用的字段',
  'Show Deprecated Values': '显示已弃用的值',
  System: '跟随系统',
  Theme: '主题',
  'This modal lets you adjust header persistence, interface theme, and clear local storage.':
    '在这里选择主题，或清除保存在本机的数据。',
  'This modal provides a list of available keyboard shortcuts and their functions.':
    '可用的快捷键和它们的功能。',
  Type: '类型',
  'Type a label': '输入名称',
  Variables: '变量',
};

const known = (text: string): string => words[text] ?? text;

/** Words around a name or a key. */
const patterns: readonly [RegExp, (...parts: string[]) => string][] = [
  [/^Show (.+)$/, (what) => `显示${known(what)}`],
  [/^Hide (.+)$/, (what) => `隐藏${known(what)}`],
  [/^Execute query \((.+)\)$/, (key) => `运行（${key}）`],
  [/^Execute query$/, () => '运行'],
  [/^Stop query \((.+)\)$/, (key) => `停止（${key}）`],
  // Names of drawings, which its build has made meaningless.
  [/^\w+ \w+ icon$/, () => '图标'],
  [/^Go back to (.+)$/, (where) => `返回${known(where)}`],
  [
    /^(Copy query|Prettify query|Merge fragments into query|Re-fetch GraphQL schema) \((.+)\)$/,
    (what, key) => `${known(what)}（${key}）`,
  ],
];

/** Answers GraphiQL's words in Chinese; undefined where they aren't its own. */
export const chineseOf = (text: string): string | undefined => {
  if (Object.hasOwn(words, text)) return words[text];
  for (const [pattern, said] of patterns) {
    const found = pattern.exec(text);
    if (found) return said(...found.slice(1));
  }
  return undefined;
};

/** Code and what the schema says of itself stay as they are. */
const FOREIGN =
  '.monaco-editor, .graphiql-markdown-description, .graphiql-doc-explorer-type-name, .graphiql-doc-explorer-field-name, .graphiql-doc-explorer-argument-name, .graphiql-doc-explorer-enum-value';
const ATTRIBUTES = ['aria-label', 'placeholder', 'title'];

const sayText = (node: Node): void => {
  const text = node.nodeValue ?? '';
  const chinese = chineseOf(text.trim());
  if (chinese !== undefined && !node.parentElement?.closest(FOREIGN)) node.nodeValue = chinese;
};

const sayAttributes = (element: Element): void => {
  if (element.closest(FOREIGN)) return;
  for (const name of ATTRIBUTES) {
    const chinese = chineseOf(element.getAttribute(name) ?? '');
    if (chinese !== undefined) element.setAttribute(name, chinese);
  }
};

const say = (root: Node): void => {
  if (root.nodeType === Node.TEXT_NODE) return sayText(root);
  if (!(root instanceof Element) || root.matches(FOREIGN)) return undefined;
  sayAttributes(root);
  for (const child of root.childNodes) say(child);
  return undefined;
};

/**
 * Has GraphiQL speak Chinese, whenever it has rendered something: in the page, and in its tooltips
 * and dialogs, which stand beside it. Returns a function that stops it.
 */
export const speakChinese = (body: Element): (() => void) => {
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'childList') addedNodes.forEach(say);
      else if (type === 'characterData') sayText(target);
      else if (target instanceof Element) sayAttributes(target);
    }
  });
  observer.observe(body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ATTRIBUTES,
  });
  say(body);
  return () => observer.disconnect();
};
