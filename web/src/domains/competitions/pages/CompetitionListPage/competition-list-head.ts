import { listLd } from '#lib/json-ld.ts';
import type { PageHead } from '#lib/page-render.ts';
import { competitionListPath, competitionPath } from '#domains/competitions/paths.ts';
import { statusFilterOf } from '#domains/competitions/status-filter.ts';

interface Filter {
  name: string;
  /** As the address has it. */
  status: string | null;
  tag: string | null;
}

/**
 * Builds the head of the list's document. The description is the site's own unless a filter narrows
 * the list.
 */
export const competitionListHead = (
  { name, status, tag }: Filter,
  items: readonly { id: string; name: string }[],
): PageHead => {
  const filter = statusFilterOf(status);
  const kept = new URLSearchParams({
    ...(filter?.status && { status: filter.value }),
    ...(tag && { tag }),
  });
  const about = [filter?.status && filter.label, tag].filter(Boolean).join(' · ');
  const isStart = !name && !about;
  const places = items.map((item) => ({ name: item.name, path: competitionPath(item.id) }));
  return {
    title: about ? `比赛 · ${about}` : '比赛',
    description: isStart
      ? undefined
      : `${about || '社区'}的数据科学与人工智能比赛：选一场，用真实数据检验你的想法。`,
    canonical: kept.size > 0 ? `${competitionListPath}?${kept}` : competitionListPath,
    // Search results aren't pages of the site's own, nor are empty lists.
    hidden: name !== '' || (!isStart && items.length === 0) || undefined,
    jsonLd: (absolute) => (places.length > 0 ? [listLd(places, absolute)] : []),
  };
};
