import { Text, UnstyledButton } from '@mantine/core';
import { Link } from 'react-router';
import { Count } from '#components/Count/Count.tsx';
import { Cover } from '#components/Cover/Cover.tsx';
import { useRotation } from '#lib/useRotation.ts';
import surfaces from '#theme/surfaces.module.css';
import { datasetPath } from '#domains/datasets/paths.ts';
import type { DatasetShowcaseQuery } from './DatasetShowcase.generated.ts';
import classes from './DatasetShowcase.module.css';

type Group = NonNullable<DatasetShowcaseQuery['datasetShowcase']>['groups'][number];

/** The recommended groups, one at a time, each with three datasets and why they are there. */
export const Slides = ({ groups }: { groups: readonly Group[] }) => {
  const { index, show, pausing } = useRotation(groups.length);
  const group = groups[index];
  return (
    <section
      className={`${surfaces.panel} ${classes.panel}`}
      aria-labelledby="recommended-datasets"
      {...pausing}
    >
      <div className={classes.head}>
        <h2 id="recommended-datasets">推荐数据集</h2>
        {groups.length > 1 && (
          <div className={classes.names} role="group" aria-label="推荐分组">
            {groups.map(({ name }, at) => (
              <UnstyledButton
                key={name}
                className={classes.name}
                aria-pressed={at === index}
                onClick={() => show(at)}
              >
                {name}
              </UnstyledButton>
            ))}
          </div>
        )}
      </div>
      <ul className={classes.slide} aria-label={group?.name}>
        {group?.datasets.map(({ reason, dataset }) => (
          <li
            key={dataset.id}
            className={surfaces.card}
            data-upright
            data-exposes={`dataset:${dataset.id}`}
          >
            <div className={classes.cover}>
              <Cover
                id={dataset.id}
                about={[dataset.title, ...dataset.tags.map(({ name }) => name)].join(' ')}
                image={dataset.image}
                eager
              />
            </div>
            <div className={classes.body}>
              <h3 className={classes.title}>
                <Link to={datasetPath(dataset.id)} className={surfaces.link}>
                  {dataset.title}
                </Link>
              </h3>
              <Text size="sm" c="dimmed" lineClamp={2}>
                {reason}
              </Text>
              <Text size="sm" c="dimmed" mt={4}>
                <Count value={dataset.viewsCount} /> 次浏览，
                <Count value={dataset.downloadsCount} /> 次下载
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
