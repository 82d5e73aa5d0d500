import '../../../../theme/styles/forms.ts';
import { Badge, Group, NativeSelect, Text, Title } from '@mantine/core';
import { useParams, useSearchParams } from 'react-router';
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx';
import { Missing } from '../../../../components/Missing/Missing.tsx';
import { ErrorState } from '../../../../components/ErrorState/ErrorState.tsx';
import { LevelTag } from '../../../../components/LevelTag/LevelTag.tsx';
import { PageFrame } from '../../../../components/PageFrame/PageFrame.tsx';
import { TextSkeleton } from '../../../../components/Skeletons/Skeletons.tsx';
import { formatDateTime } from '../../../../lib/dates.ts';
import { usePageHead } from '../../../../lib/page-title.ts';
import { competitionListPath } from '../../../competitions/paths.ts';
import { NotebookPreview } from '../../components/NotebookPreview/NotebookPreview.tsx';
import { projectHead } from './project-head.ts';
import { useProjectPageQuery } from './ProjectPage.generated.ts';
import { MemberFace, MemberName } from '../../../members/components/MemberLink/MemberLink.tsx';
import classes from './ProjectPage.module.css';

/** /mw/project/:id?v=&token= */
const ProjectPage = () => {
  const { id = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const token = query.get('token');
  const { data, error, refetch } = useProjectPageQuery({ variables: { id, token } });
  const project = data?.project;
  usePageHead(project ? projectHead(project) : {});

  if (!project) {
    return (
      <PageFrame>
        {error && <ErrorState error={error} onRetry={refetch} />}
        {data && !error && (
          <Missing
            what="项目"
            text="项目已删除"
            ways={[{ text: '去看看全部比赛', to: competitionListPath }]}
          />
        )}
        {!data && !error && <TextSkeleton lines={10} />}
      </PageFrame>
    );
  }
  const { title, author, versions, updatedAt } = project;
  const version = versions.find((one) => one.id === query.get('v')) ?? versions[0];
  return (
    <PageFrame>
      <div className={classes.page}>
        <Group gap="xs">
          <Title order={1}>{title}</Title>
          {project.private && <Badge color="gray">私有</Badge>}
        </Group>
        <Group gap="xs" mt="xs" mb="lg">
          {author && (
            <>
              <MemberFace member={author} size={32} />
              <Text fw={500} component="span">
                <MemberName member={author} />
              </Text>
              <LevelTag level={author.level} />
            </>
          )}
          <Text size="sm" c="dimmed">
            更新于 {formatDateTime(updatedAt)}
          </Text>
        </Group>
        {version ? (
          <>
            <NativeSelect
              label="版本"
              mb="md"
              data={versions.map((one) => ({
                value: one.id,
                label: `版本 ${one.number}（${formatDateTime(one.createdAt)}）`,
              }))}
              value={version.id}
              onChange={({ currentTarget: { value } }) =>
                setQuery(
                  (before) => {
                    before.set('v', value);
                    return before;
                  },
                  { replace: true },
                )
              }
            />
            <NotebookPreview key={version.id} projectId={id} versionId={version.id} token={token} />
          </>
        ) : (
          <EmptyState text="该项目还没有版本" />
        )}
      </div>
    </PageFrame>
  );
};

export default ProjectPage;
