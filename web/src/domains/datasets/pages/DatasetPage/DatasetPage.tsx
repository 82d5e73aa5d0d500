import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import { decoratedCount } from '@whaletide/schema/shared/rules/counts.ts';
import { lazy, Suspense, useEffect } from 'react';
import { useParams } from 'react-router';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Missing } from '#components/Missing/Missing.tsx';
import { unavailableText } from '#components/Missing/unavailable-text.ts';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { Redirect } from '#components/Redirect/Redirect.tsx';
import { RowsSkeleton, TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { activeInSight } from '#lib/active-in-sight.ts';
import { usePageHead } from '#lib/page-title.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { Folded } from '#domains/moderation/components/Moderation/Moderation.tsx';
import { useRightAddress } from '#domains/organizations/components/OrganizationAddress/useRightAddress.ts';
import {
  datasetListPath,
  type DatasetPageTab,
  datasetPath,
  datasetTabs,
} from '#domains/datasets/paths.ts';
import { datasetHead } from './dataset-head.ts';
import { useDatasetPageQuery, useViewDatasetMutation } from './DatasetPage.generated.ts';
import { DatasetHeader } from './DatasetHeader.tsx';
import { DocumentTab } from './DocumentTab.tsx';
import { ProjectsTab } from './ProjectsTab.tsx';
import classes from './DatasetPage.module.css';

const titles: Record<DatasetPageTab, string> = {
  document: '文档',
  files: '文件',
  projects: '项目',
  comments: '评论',
};

const FilesTab = lazy(() => import('./FilesTab.tsx'));
const Comments = lazy(() => import('#domains/comments/components/Comments/Comments.tsx'));

/**
 * /mw/dataset/:id/:tab?version=&file=, and the same below the
 * name of the organization that it stands in: /org/:shortName/dataset/:id/:tab
 */
const DatasetPage = () => {
  const { id = '', tab: named = 'document', shortName } = useParams();
  const navigate = useNavigate();
  const { viewer } = useViewer();
  const { data, error, refetch } = useDatasetPageQuery({ variables: { id } });
  const [view] = useViewDatasetMutation({ context: { showsErrors: true } });
  const dataset = data?.dataset;
  // Only content that others see can be commented on.
  const shown = datasetTabs.filter(
    (one) => one !== 'comments' || (dataset && dataset.visibility !== 'PRIVATE'),
  );
  const tab = shown.find((one) => one === named);
  const elsewhere = useRightAddress(dataset?.organization);
  usePageHead(dataset ? datasetHead(dataset) : {});

  const found = dataset !== null && dataset !== undefined;
  const reads =
    found && elsewhere === null && viewer !== null && viewer.member.id !== dataset.creator?.id;
  useEffect(() => {
    // A view that can't be counted is no error for the reader.
    if (reads) view({ variables: { input: { datasetId: id } } }).catch(() => undefined);
  }, [id, reads, view]);

  if (!dataset)
    return (
      <PageFrame>
        {error && <ErrorState error={error} onRetry={refetch} />}
        {data && !error && (
          <Missing
            what="数据集"
            text={unavailableText('数据集')}
            ways={[{ text: '去看看全部数据集', to: datasetListPath }]}
          />
        )}
        {!data && !error && <TextSkeleton lines={10} />}
      </PageFrame>
    );
  if (elsewhere !== null) return <Redirect to={elsewhere} />;
  if (!tab) return <Redirect to={datasetPath(id, 'document', shortName)} />;
  return (
    <PageFrame>
      <Folded what="数据集" reason={dataset.foldReason} />
      <DatasetHeader dataset={dataset} folds={tab !== 'document'} onRemoved={refetch} />
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(next) =>
          void navigate(datasetPath(id, (next ?? 'document') as DatasetPageTab, shortName), {
            preventScrollReset: true,
          })
        }
      >
        <Tabs.List ref={activeInSight} className={classes.tabs}>
          {shown.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {titles[one]}
              {one === 'files' && ` ${decoratedCount(dataset.filesCount)}`}
              {one === 'projects' && ` ${decoratedCount(dataset.projectsCount)}`}
              {one === 'comments' && ` ${decoratedCount(dataset.commentsCount)}`}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="document">
          <DocumentTab dataset={dataset} />
        </Tabs.Panel>
        <Tabs.Panel value="files">
          <Suspense fallback={<RowsSkeleton rows={8} />}>
            <FilesTab dataset={dataset} />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="projects">
          <ProjectsTab datasetId={id} />
        </Tabs.Panel>
        <Tabs.Panel value="comments">
          <Suspense fallback={<RowsSkeleton rows={6} />}>
            <Comments
              subject={{
                kind: 'DATASET',
                id,
                path: datasetPath(id, 'comments', shortName),
                isOpen: dataset.foldReason === null,
              }}
            />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </PageFrame>
  );
};

export default DatasetPage;
