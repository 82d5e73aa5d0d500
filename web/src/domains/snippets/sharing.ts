import type { SnippetSharing } from '#apollo/schema.generated.ts';

/** Names of a snippet's possible readers. */
export const sharingNames: Record<SnippetSharing, string> = {
  PRIVATE: '仅自己可见',
  LINK: '知道链接的人可以查看',
  PUBLIC: '所有人可以查看',
};
