import { Badge } from '@mantine/core';
import { datasetRatings } from '@whaletide/schema/domains/creators/rules/earning.ts';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { SubTabs } from '#components/SubTabs/SubTabs.tsx';
import { formatDate } from '#lib/dates.ts';
import { useNow } from '#lib/useNow.ts';
import surfaces from '#theme/surfaces.module.css';
import { usePage } from '#routing/usePage.ts';
import { contentTabs, creatorCentrePath, type ContentTab as Tab } from '#domains/creators/paths.ts';
import { CoinRow } from './CoinRow.tsx';
import { type CreatorContentQuery, useCreatorContentQuery } from './CreatorCentre.generated.ts';

const titles: Record<Tab, string> = { lab: '项目', dataset: '数据集' };
const kinds = { lab: 'PROJECT', dataset: 'DATASET' } as const;

type Contents = NonNullable<CreatorContentQuery['viewer']>['creator']['content'];
type Content = NonNullable<Contents>['items'][number];

/** Tells where content is in the time in which it earns. */
const stageOf = ({ earningStartsAt, earningEndsAt }: Content, now: number) => {
  if (now < Date.parse(earningStartsAt))
    return { text: `${formatDate(earningStartsAt)} 起产生收益`, color: 'gray' };
  if (now < Date.parse(earningEndsAt))
    return { text: `收益期至 ${formatDate(earningEndsAt)}`, color: 'success' };
  return { text: '收益期已结束', color: 'gray' };
};

const ratingText = ({ kind, rating }: Content) => {
  if (kind === 'PROJECT') return '';
  return rating ? ` · ${datasetRatings[rating].name}` : ' · 未评级';
};

const Row = ({ content, now }: { content: Content; now: number }) => {
  const { kind, id, title, publishedAt, earned } = content;
  const stage = stageOf(content, now);
  return (
    <CoinRow kind={kind} id={id} title={title} coins={`${earned} 鲸币`}>
      {formatDate(publishedAt)} 发布{ratingText(content)}{' '}
      <Badge color={stage.color}>{stage.text}</Badge>
    </CoinRow>
  );
};

/** List of the published projects or datasets of a creator, and what each has earned. */
export const ContentTab = ({ tab }: { tab: Tab }) => {
  const { page, onPage } = usePage();
  const now = useNow();
  const { data, previousData, error, loading, refetch } = useCreatorContentQuery({
    variables: { kind: kinds[tab], page },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <>
      <SubTabs
        label="内容"
        current={tab}
        tabs={contentTabs.map((key) => ({
          key,
          title: titles[key],
          to: creatorCentrePath('content', key),
        }))}
      />
      <PagedList
        list={(data ?? previousData)?.viewer?.creator.content}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={onPage}
        empty={`还没有公开的${titles[tab]}`}
      >
        {(rows) => (
          <ul className={surfaces.rows} aria-label={titles[tab]}>
            {rows.map((content) => (
              <Row key={content.id} content={content} now={now} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
};
