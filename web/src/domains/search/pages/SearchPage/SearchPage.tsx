import { NativeSelect, Title } from '@mantine/core';
import { decoratedCount } from '@whaletide/schema/shared/rules/counts.ts';
import { searchTextProblem } from '@whaletide/schema/domains/search/rules.ts';
import { useSearchParams } from 'react-router';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { SubTabs } from '#components/SubTabs/SubTabs.tsx';
import { usePageHead } from '#lib/page-title.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { searchPath } from '#domains/search/paths.ts';
import { kindWithMost, type KindOfResult, kinds } from './kinds.ts';
import { Results } from './Results.tsx';
import { useSearchCountsQuery } from './SearchPage.generated.ts';
import classes from './SearchPage.module.css';

interface FoundProps {
  text: string;
  tab: string | null;
  sortedBy: string | null;
}

/** The kinds with how much was found of each, and the results of one of them. */
const Found = ({ text, tab, sortedBy }: FoundProps) => {
  const navigate = useNavigate();
  const { data, previousData, loading } = useSearchCountsQuery({
    variables: { text },
    // Without them the tabs have no numbers; the results say what fails.
    context: { showsErrors: true },
  });
  const counts = (data ?? (loading ? previousData : undefined))?.searchCounts;
  const countOf = ({ kind }: KindOfResult) => counts?.find((one) => one.kind === kind)?.count;
  const titleOf = (kind: KindOfResult) => {
    const count = countOf(kind);
    return count === undefined ? kind.name : `${kind.name} ${decoratedCount(count)}`;
  };
  const chosen = kinds.find((kind) => kind.tab === tab);
  // Without a choice, the one with most.
  const of = chosen ?? (loading ? null : kindWithMost(countOf));
  if (!of) return <RowsSkeleton rows={6} />;
  const sort = of.sorts.find(({ value }) => value === sortedBy) ?? of.sorts[0];
  return (
    <>
      <div className={classes.bar}>
        <SubTabs
          label="搜索结果"
          current={of.tab}
          tabs={kinds.map((kind) => ({
            key: kind.tab,
            title: titleOf(kind),
            to: searchPath(text, kind.tab),
          }))}
        />
        {of.sorts.length > 1 && (
          <NativeSelect
            aria-label={`${of.name}排序`}
            w={140}
            mb="sm"
            data={of.sorts.map(({ value, label }) => ({ value, label }))}
            value={sort.value}
            onChange={({ currentTarget: { value } }) =>
              void navigate(searchPath(text, of.tab, value === of.sorts[0].value ? null : value), {
                replace: true,
                preventScrollReset: true,
              })
            }
          />
        )}
      </div>
      <Results key={`${of.tab} ${text}`} text={text} of={of} sort={sort.sort} />
    </>
  );
};

/** /home/global?search=&tab=&sort= */
const SearchPage = () => {
  const [query] = useSearchParams();
  const text = query.get('search')?.trim() ?? '';
  const problem = searchTextProblem(text);
  usePageHead({ title: `${text} - 搜索`, hidden: true });
  return (
    <PageFrame>
      <Title order={1} size="h2" mb="lg">
        {!problem ? `「${text}」的搜索结果` : '搜索'}
      </Title>
      {problem ? (
        <EmptyState text={problem.message} />
      ) : (
        <Found text={text} tab={query.get('tab')} sortedBy={query.get('sort')} />
      )}
    </PageFrame>
  );
};

export default SearchPage;
