import { projectLimits } from '@whaletide/schema/domains/projects/rules.ts';
import { SearchToAdd, useTypedSearch } from '#components/SearchToAdd/SearchToAdd.tsx';
import {
  type ChoosableProjectFragment,
  useProjectSuggestionsQuery,
} from './ProjectsSection.generated.ts';

interface ProjectSearchProps {
  chosen: ReadonlySet<string>;
  onAdd: (project: ChoosableProjectFragment) => void;
}

/** Public projects by a part of their title, to add to the chosen ones. */
export const ProjectSearch = ({ chosen, onAdd }: ProjectSearchProps) => {
  const search = useTypedSearch();
  const variables = { title: search.asked };
  const { data, previousData, error, refetch } = useProjectSuggestionsQuery({ variables });
  return (
    <SearchToAdd
      what="项目"
      placeholder="输入项目标题"
      maxLength={100}
      search={search}
      found={(data ?? previousData)?.projects.items}
      error={error}
      onRetry={refetch}
      titleOf={({ title }) => title}
      noteOf={({ author }) => author?.name}
      chosen={chosen}
      limit={projectLimits.ofCompetition}
      onAdd={onAdd}
    />
  );
};
