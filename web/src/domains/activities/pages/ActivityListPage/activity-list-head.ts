import { listLd } from '#lib/json-ld.ts';
import type { PageHead } from '#lib/page-render.ts';
import { detailPath } from '#domains/competitions/paths.ts';
import type { ActivityCardFragment } from '#domains/activities/components/ActivityCard/ActivityCard.generated.ts';
import { activityListPath, activityTabPath, EXERCISES, MINE } from '#domains/activities/paths.ts';

interface Place {
  tab: string | undefined;
  /** Name of the tab's field, where it is one. */
  field: string | undefined;
  /** True where a filter narrows the list. */
  narrowed: boolean;
}

/** Builds the head of the list's document; what filters narrow counts as the whole list. */
export const activityListHead = (
  { tab, field, narrowed }: Place,
  items: readonly ActivityCardFragment[],
): PageHead => {
  const about = tab === EXERCISES ? '练习赛' : tab === MINE ? '我参与的' : field;
  const places = items.map((item) => ({ name: item.name, path: detailPath(item) }));
  return {
    title: about === undefined ? '活动' : `${about} · 活动`,
    description: `${about ?? '社区'}的数据科学与人工智能活动：实战、训练营与直播，跟着导师一起学。`,
    canonical: activityTabPath(tab ?? null),
    feed: `${activityListPath}/rss.xml`,
    hidden: tab === MINE || (narrowed && items.length === 0) || undefined,
    jsonLd: (absolute) => (places.length > 0 ? [listLd(places, absolute)] : []),
  };
};
