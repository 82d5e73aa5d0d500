import { Text, Title } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Count } from '#components/Count/Count.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { useFramed } from '#routing/useFramed.ts';
import { projectPath } from '#domains/projects/paths.ts';
import { columnListPath, columnPath } from '#domains/columns/paths.ts';
import { SubscribeButton } from '../SubscribeButton/SubscribeButton.tsx';
import { useRelatedColumnsQuery } from './RelatedColumns.generated.ts';
import classes from './RelatedColumns.module.css';

/**
 * The columns beside a competition, each with the three projects that were added last;
 * nothing where it has none.
 */
export const RelatedColumns = ({ competitionId }: { competitionId: string }) => {
  // Columns and projects lie outside of an organization's frame.
  const target = useFramed().inFrame ? '_blank' : undefined;
  const { data, loading, error, refetch } = useRelatedColumnsQuery({
    variables: { competitionId },
  });
  const columns = data?.competition?.relatedColumns;
  if (!(columns ? columns.length > 0 : loading || error)) return null;
  return (
    <section aria-labelledby="related-columns" className={classes.panel}>
      <div className={classes.head}>
        <Title order={2} size="h5" id="related-columns">
          相关专栏
        </Title>
        <AppLink to={columnListPath} size="sm" target={target} alone>
          更多
        </AppLink>
      </div>
      {!columns && (error ? <ErrorState error={error} onRetry={refetch} /> : <TextSkeleton />)}
      <ul className={classes.columns}>
        {columns?.map((column) => (
          <li key={column.id} className={classes.column}>
            <div className={classes.title}>
              <div className={classes.text}>
                <AppLink to={columnPath(column.id)} target={target} className={classes.name}>
                  {column.name}
                </AppLink>
                <Text size="sm" c="dimmed" component="p" className={classes.facts}>
                  <Count value={column.projectsCount} /> 个项目 ·{' '}
                  <Count value={column.followersCount} /> 人关注
                </Text>
              </div>
              <SubscribeButton column={column} size="compact-sm" className={classes.follow} />
            </div>
            <ul className={classes.projects}>
              {column.latestProjects?.map(({ id, title }) => (
                <li key={id}>
                  <AppLink to={projectPath(id)} target={target} size="sm" className={classes.link}>
                    {title}
                  </AppLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
};
