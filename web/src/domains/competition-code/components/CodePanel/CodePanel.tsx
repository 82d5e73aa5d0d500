import '#theme/styles/forms.ts';
import { Button, Group, NativeSelect } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { ProjectCard } from '#domains/projects/components/ProjectCard/ProjectCard.tsx';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { pageOf } from '#routing/usePage.ts';
import surfaces from '#theme/surfaces.module.css';
import { useCompetitionCodeQuery } from './CodePanel.generated.ts';
import { CodeRow } from './CodeRow.tsx';
import { codeSortOf, codeSortTitles } from './code-sorts.ts';

const ShareCodeModal = lazy(() => import('./ShareCodeModal.tsx'));

interface CodePanelProps {
  competitionId: string;
  /** True where the viewer has a team, whose works their code may name. */
  hasTeam: boolean;
}

/** The tab of code: public projects with the score that a board shows of each. */
const CodePanel = ({ competitionId, hasTeam }: CodePanelProps) => {
  const { viewer } = useViewer();
  const [search, changeQuery] = useAddressQuery();
  const [isSharing, setSharing] = useState(false);
  const sort = codeSortOf(search.get('sort'));
  const page = pageOf(search, 'code');
  const { data, previousData, error, loading, refetch } = useCompetitionCodeQuery({
    variables: { competitionId, sort, page },
  });
  const change = (changes: Record<string, string | null>, replace = false) =>
    changeQuery(changes, { preventScrollReset: true, replace });
  return (
    <>
      <Group justify="space-between" mb="md">
        <NativeSelect
          aria-label="排序"
          data={codeSortTitles}
          value={sort}
          onChange={({ currentTarget }) => change({ sort: currentTarget.value, code: null }, true)}
        />
        {viewer && (
          <Button aria-haspopup="dialog" onClick={() => setSharing(true)}>
            分享我的代码
          </Button>
        )}
      </Group>
      <PagedList
        list={(data ?? previousData)?.competition?.code}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={(to, options) => change({ code: to > 1 ? String(to) : null }, options?.replace)}
        empty="还没有人分享代码"
      >
        {(items) => (
          <ul className={surfaces.rows} aria-label="代码">
            {items.map((project) => (
              <ProjectCard
                key={project.id}
                project={project}
                actions={() => (
                  <CodeRow
                    competitionId={competitionId}
                    project={project}
                    isOwn={viewer !== null && project.author?.id === viewer.member.id}
                  />
                )}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {isSharing && (
        <Suspense fallback={null}>
          <ShareCodeModal
            competitionId={competitionId}
            hasTeam={hasTeam}
            onClose={() => setSharing(false)}
          />
        </Suspense>
      )}
    </>
  );
};

export default CodePanel;
