import type { PageHead } from '#lib/page-render.ts';
import { plainText } from '@whaletide/schema/shared/markdown/plain-text.ts';
import { supportPath } from '#routing/support.ts';

interface Group {
  types: readonly { id: string; name: string; document: string | null }[];
}

/**
 * Describes the help centre in its document's head.
 * @param typeId type that the address names; the guide begins with its first text
 * @param files whether the form for a new work order is open
 */
export const supportHead = (
  groups: readonly Group[],
  typeId: string | undefined,
  files: boolean,
): PageHead => {
  const type = groups
    .flatMap(({ types }) => types)
    .find(({ id, document }) => id === typeId && document);
  return {
    title: type && !files ? `${type.name} · 帮助中心` : '帮助中心',
    description:
      (!files && plainText(type?.document ?? '')) ||
      '常见问题的快速指南；没有找到答案的话，可以提交工单向客服求助。',
    canonical: supportPath(type?.id),
    hidden: files || undefined,
  };
};
