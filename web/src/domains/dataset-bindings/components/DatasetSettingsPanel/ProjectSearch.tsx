import { Button, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { projectLimits } from '@whaletide/schema/domains/projects/rules.ts';
import { useState } from 'react';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { isEnter } from '#lib/keyboard.ts';
import classes from './ProjectsForm.module.css';
import {
  type ChoosableProjectFragment,
  useProjectSuggestionsQuery,
} from './ProjectsSection.generated.ts';

interface ProjectSearchProps {
  chosen: ReadonlySet<string>;
  /** No more can be chosen. */
  full: boolean;
  onAdd: (project: ChoosableProjectFragment) => void;
}

const PAUSE = 300;

/** Public projects by a part of their title, to add to the chosen ones. */
export const ProjectSearch = ({ chosen, full, onAdd }: ProjectSearchProps) => {
  const [keyword, setKeyword] = useState('');
  const [title] = useDebouncedValue(keyword.trim(), PAUSE);
  const { data, previousData, error, refetch } = useProjectSuggestionsQuery({
    variables: { title },
  });
  const found = (data ?? previousData)?.projects.items;
  return (
    <>
      <TextInput
        label="添加项目"
        placeholder="输入项目标题"
        leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
        value={keyword}
        maxLength={100}
        description={
          full ? `已达到${projectLimits.ofCompetition}个，移除后可以添加其他项目` : undefined
        }
        onChange={({ currentTarget }) => setKeyword(currentTarget.value)}
        onKeyDown={(event) => {
          // Enter is for the search, not for saving.
          if (isEnter(event)) event.preventDefault();
        }}
      />
      {!found &&
        (error ? <ErrorState error={error} onRetry={refetch} /> : <RowsSkeleton rows={3} />)}
      {found?.length === 0 && (
        <Text c="dimmed" mt="sm">
          没有找到指定的项目
        </Text>
      )}
      <ul className={classes.found} aria-label="可添加的项目">
        {found?.map((project) => (
          <li key={project.id} className={classes.row}>
            <div className={classes.text}>
              <Text fw={500}>{project.title}</Text>
              <Text size="sm" c="dimmed">
                {project.author?.name}
              </Text>
            </div>
            <Button
              variant="default"
              size="sm"
              disabled={full || chosen.has(project.id)}
              aria-label={`${chosen.has(project.id) ? '已添加' : '添加'}「${project.title}」`}
              onClick={() => onAdd(project)}
            >
              {chosen.has(project.id) ? '已添加' : '添加'}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
};
