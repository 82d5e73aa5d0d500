import '#theme/styles/forms.ts';
import { decoratedCount } from '@whaletide/schema/shared/rules/counts.ts';
import { NativeSelect } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { SubTabs } from '#components/SubTabs/SubTabs.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { projectCommentsPath, type ProjectTab, projectTabs } from '#domains/projects/paths.ts';
import { NotebookPreview } from '../NotebookPreview/NotebookPreview.tsx';
import { RelatedProjects } from '../RelatedProjects/RelatedProjects.tsx';
import { ProjectHeader } from './ProjectHeader.tsx';
import type { ProjectDetailFragment } from './ProjectView.generated.ts';
import classes from './ProjectView.module.css';
import { VersionsTab } from './VersionsTab.tsx';

interface ProjectViewProps {
  project: ProjectDetailFragment;
  tab: ProjectTab;
  /** Token of the link that it is read by; null where it is public, or the viewer's own. */
  token: string | null;
  byLink?: boolean;
  /** Content of its tab of datasets; without it there is no such tab. */
  datasets?: ReactNode;
  /** Answers the address of a tab, at a version. */
  addressOf: (tab: ProjectTab, versionId?: string) => string;
  onRemoved: () => Promise<unknown>;
}

const Comments = lazy(() => import('#domains/comments/components/Comments/Comments.tsx'));

const titles: Record<ProjectTab, string> = {
  overview: '概览',
  versions: '版本',
  datasets: '数据集',
  comments: '评论',
};

/** A project: its header, its notebooks in one of its versions, and all of them. */
export const ProjectView = (props: ProjectViewProps) => {
  const { project, token, byLink = false, datasets, addressOf, onRemoved } = props;
  const { id, author, versions } = project;
  const { shortName } = useParams();
  const [query, changeQuery] = useAddressQuery();
  const { viewer } = useViewer();
  const own = viewer !== null && viewer.member.id === author?.id;
  const version = versions.find((one) => one.id === query.get('v')) ?? versions[0];
  const change = (key: string, value: string) =>
    changeQuery({ [key]: value, cell: null }, { replace: true, preventScrollReset: true });
  // Only public content can be commented on.
  const isOpen = !byLink && !project.isPrivate;
  const shown = projectTabs.filter(
    (key) => (key !== 'comments' || isOpen) && (key !== 'datasets' || datasets !== undefined),
  );
  const tab = shown.find((key) => key === props.tab) ?? 'overview';
  const tabs = shown.map((key) => ({
    key,
    title:
      key === 'comments' ? `${titles[key]} ${decoratedCount(project.commentsCount)}` : titles[key],
    to: addressOf(key, query.get('v') ?? undefined),
  }));
  return (
    <div className={classes.page}>
      <ProjectHeader
        project={project}
        version={version}
        token={token}
        byLink={byLink}
        folds={tab !== 'overview'}
        onRemoved={onRemoved}
      />
      <div className={classes.tabs}>
        <SubTabs label="项目" current={tab} tabs={tabs} />
        {tab === 'overview' && version && (
          <NativeSelect
            aria-label="版本"
            className={classes.version}
            data={versions.map((one) => ({
              value: one.id,
              label: `版本 ${one.number}（${formatDateTime(one.createdAt)}）`,
            }))}
            value={version.id}
            onChange={({ currentTarget: { value } }) => change('v', value)}
          />
        )}
      </div>
      {tab === 'versions' && (
        <VersionsTab
          project={project}
          token={token}
          publishes={own && !byLink}
          addressOf={addressOf}
        />
      )}
      {tab === 'datasets' && <Suspense fallback={<RowsSkeleton rows={4} />}>{datasets}</Suspense>}
      {tab === 'comments' && (
        <Suspense fallback={<RowsSkeleton rows={6} />}>
          <Comments
            subject={{
              kind: 'PROJECT',
              id,
              path: projectCommentsPath(id, shortName),
              isOpen: project.foldReason === null,
            }}
          />
        </Suspense>
      )}
      {tab === 'overview' &&
        (version ? (
          <div className={classes.notebook}>
            <NotebookPreview
              key={version.id}
              projectId={id}
              versionId={version.id}
              token={token}
              outlined
              shares={!project.isPrivate && project.foldReason === null}
              chosenName={query.get('n')}
              cell={Math.trunc(Number(query.get('cell'))) || null}
              onChoose={(name) => change('n', name)}
            />
          </div>
        ) : (
          <EmptyState text="该项目还没有版本" />
        ))}
      {tab === 'overview' && !project.isPrivate && <RelatedProjects projectId={id} />}
    </div>
  );
};
