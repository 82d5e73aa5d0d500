import { NativeSelect, Text } from '@mantine/core';
import { Link } from 'react-router';
import { EndlessList } from '#components/EndlessList/EndlessList.tsx';
import { LevelTag } from '#components/LevelTag/LevelTag.tsx';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { listJsonLd } from '#lib/json-ld.ts';
import { usePageHead } from '#lib/page-title.ts';
import { MemberFace, MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { projectPath } from '#domains/projects/paths.ts';
import { projectSorts } from '#domains/columns/column-sorts.ts';
import { type ColumnProjectFragment, useColumnProjectsQuery } from './ColumnPage.generated.ts';
import surfaces from '#theme/surfaces.module.css';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import classes from './ColumnProjects.module.css';

interface ProjectRowProps {
  project: ColumnProjectFragment;
  columnId: string;
  /** Its place in the author's order, from 1; undefined in another order. */
  place: number | undefined;
}

const ProjectRow = ({ project, columnId, place }: ProjectRowProps) => (
  <li className={`${surfaces.row} ${classes.row}`}>
    {place !== undefined && (
      <span className={classes.place} aria-hidden>
        {place}
      </span>
    )}
    <div className={classes.text}>
      <h2 className={classes.title}>
        <Link to={projectPath(project.id, { column: columnId })} className={surfaces.link}>
          {project.title}
        </Link>
      </h2>
      {project.description && (
        <Text size="sm" c="dimmed" lineClamp={2}>
          {project.description}
        </Text>
      )}
      <div className={classes.facts}>
        {project.author && (
          <span className={classes.author}>
            <MemberFace member={project.author} size={20} />
            <MemberName member={project.author} />
            <LevelTag level={project.author.level} />
          </span>
        )}
        <span>
          <RelativeTime time={project.updatedAt} />
          更新
        </span>
      </div>
    </div>
    <Text size="sm" c="dimmed" className={classes.versions}>
      {project.versions.length} 个版本
    </Text>
  </li>
);

/** The projects of a column, in the order and with the search of the address: ?sort=&q= */
export const ColumnProjects = ({ columnId }: { columnId: string }) => {
  const [parameters, changeQuery] = useAddressQuery();
  const sort =
    projectSorts.find(({ value }) => value === parameters.get('sort')) ?? projectSorts[0];
  const text = parameters.get('q')?.trim() ?? '';
  const query = useColumnProjectsQuery({
    variables: { columnId, sort: sort?.sort ?? 'AUTHOR', title: text || null, page: 1 },
  });
  // While another list loads, the one before stays in place.
  const list = (query.data ?? query.previousData)?.column?.projects;
  const places = list?.items.map(({ id, title }) => ({ name: title, path: projectPath(id) }));
  usePageHead({ jsonLd: listJsonLd(places) });
  const change = (key: string, value: string) =>
    changeQuery({ [key]: value }, { replace: true, preventScrollReset: true });
  return (
    <section aria-label="项目">
      <div className={classes.bar}>
        <SearchField
          label="搜索项目"
          className={classes.search}
          maxLength={200}
          text={text}
          onSearch={(value) => change('q', value)}
        />
        <NativeSelect
          aria-label="项目排序"
          w={140}
          data={projectSorts.map(({ value, label }) => ({ value, label }))}
          value={sort?.value}
          onChange={({ currentTarget: { value } }) =>
            change('sort', value === projectSorts[0]?.value ? '' : value)
          }
        />
      </div>
      <EndlessList
        query={query}
        list={list}
        empty={text ? '没有找到指定的项目' : '这个专栏还没有收录项目'}
        skeleton={<RowsSkeleton rows={6} />}
        leadHeight={800}
      >
        {(projects) => (
          <ol className={surfaces.rows}>
            {projects.map((project, index) => (
              <ProjectRow
                key={project.id}
                project={project}
                columnId={columnId}
                place={sort?.sort === 'AUTHOR' && !text ? index + 1 : undefined}
              />
            ))}
          </ol>
        )}
      </EndlessList>
    </section>
  );
};
