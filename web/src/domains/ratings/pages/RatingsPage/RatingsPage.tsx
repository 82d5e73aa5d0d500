import { NativeSelect, Text, Title } from '@mantine/core';
import { PROVISIONAL_BELOW } from '@whaletide/schema/domains/ratings/rules.ts';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { ratingsPath } from '#domains/ratings/paths.ts';
import { usePageHead } from '#lib/page-title.ts';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { usePage } from '#routing/usePage.ts';
import { useRatingsQuery } from './Ratings.generated.ts';
import { RatingTable } from './RatingTable.tsx';
import classes from './RatingsPage.module.css';

const MAX_PLACE = 100;
const YEAR = 'year';
const periods = [
  { value: '', label: '全部时间' },
  { value: YEAR, label: '近一年有比赛' },
];

/** /home/ratings?university=&company=&active=&page= */
const RatingsPage = () => {
  const [query, changeQuery] = useAddressQuery();
  const { page, onPage } = usePage();
  const placeOf = (name: string) => query.get(name)?.trim().slice(0, MAX_PLACE) ?? '';
  const university = placeOf('university');
  const company = placeOf('company');
  const isActive = query.get('active') === YEAR;
  const { data, previousData, error, loading, refetch } = useRatingsQuery({
    variables: { university: university || null, company: company || null, isActive, page },
  });
  usePageHead({
    title: '等级分',
    description: '由已公布的最终排名算出的站内等级分榜。',
    canonical: ratingsPath,
  });
  const narrow = (change: Record<string, string | null>) =>
    changeQuery({ ...change, page: null }, { replace: true, preventScrollReset: true });

  return (
    <PageFrame>
      <Title order={1}>等级分</Title>
      <Text c="dimmed" className={classes.about}>
        等级分只由已公布的最终排名算出：按公布的先后，每场比赛用 Plackett–Luce
        模型更新一次，队伍的实力取成员的平均，并列的队伍算平手。从 1500 起，高 400
        分意味着十一次中胜十次；± 是标准差，不满 {PROVISIONAL_BELOW}{' '}
        场为暂定，排在后面。练习与未公布的榜单不计入。
      </Text>
      <div className={classes.filters}>
        <SearchField
          label="按学校筛选"
          text={university}
          maxLength={MAX_PLACE}
          onSearch={(text) => narrow({ university: text || null })}
          className={classes.search}
        />
        <SearchField
          label="按公司筛选"
          text={company}
          maxLength={MAX_PLACE}
          onSearch={(text) => narrow({ company: text || null })}
          className={classes.search}
        />
        <NativeSelect
          aria-label="时间"
          w={160}
          data={periods}
          value={isActive ? YEAR : ''}
          onChange={({ currentTarget: { value } }) => narrow({ active: value || null })}
        />
      </div>
      <PagedList
        list={(data ?? previousData)?.ratings}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={onPage}
        empty={university || company || isActive ? '没有符合条件的用户' : '还没有公布过最终排名'}
        skeleton={<RowsSkeleton rows={12} />}
      >
        {(rows) => <RatingTable rows={rows} />}
      </PagedList>
    </PageFrame>
  );
};

export default RatingsPage;
