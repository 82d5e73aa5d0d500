import { type OwnSnippet, snippetCalls } from '@whaletide/schema/domains/snippets/rest.ts';
import type { Person } from './forum.ts';
import type { TestPlatform } from './platform.ts';

export const snippetBody = {
  Name: '读取数据',
  Language: 'python',
  Code: 'import pandas as pd\n',
  FolderName: '默认目录',
};

export const snippet = (
  platform: TestPlatform,
  member: Person,
  changes: Partial<typeof snippetBody> & { Sharing?: 'PRIVATE' | 'LINK' | 'PUBLIC' } = {},
): Promise<OwnSnippet> =>
  platform.call(snippetCalls.create, { body: { ...snippetBody, ...changes } }, member);
