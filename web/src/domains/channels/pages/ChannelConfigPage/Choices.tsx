import {
  useChannelCompetitionChoicesQuery,
  useChannelDatasetChoicesQuery,
  useChannelProjectChoicesQuery,
} from './Choices.generated.ts';
import { ChoiceList, type ChoiceListProps } from './ChoiceList.tsx';

interface ChoicesProps extends Pick<
  ChoiceListProps,
  'single' | 'selected' | 'onToggle' | 'onPage'
> {
  channelId: string;
  text: string;
  page: number;
}

/** Options of a question whose answers are shown once, since each page is another list. */
const asked = ({ channelId, text, page }: ChoicesProps) => ({
  variables: { channelId, text: text || null, page },
  fetchPolicy: 'no-cache' as const,
});

interface Placed {
  channelPlaces: readonly object[] | null;
}

const isCollected = ({ channelPlaces }: Placed): boolean => (channelPlaces?.length ?? 0) > 0;

export const ProjectChoices = (props: ChoicesProps) => {
  const query = useChannelProjectChoicesQuery(asked(props));
  const list = (query.data ?? query.previousData)?.projects;
  return (
    <ChoiceList
      {...props}
      query={query}
      empty="没有找到指定的项目"
      list={
        list && {
          ...list,
          items: list.items.map((project) => ({
            id: project.id,
            name: project.title,
            about: project.author?.name ?? '',
            collected: isCollected(project),
          })),
        }
      }
    />
  );
};

export const DatasetChoices = (props: ChoicesProps) => {
  const query = useChannelDatasetChoicesQuery(asked(props));
  const list = (query.data ?? query.previousData)?.datasets;
  return (
    <ChoiceList
      {...props}
      query={query}
      empty="没有找到指定的数据集"
      list={
        list && {
          ...list,
          items: list.items.map((dataset) => ({
            id: dataset.id,
            name: dataset.title,
            about: dataset.creator?.name ?? '',
            collected: isCollected(dataset),
          })),
        }
      }
    />
  );
};

export const CompetitionChoices = (props: ChoicesProps) => {
  const query = useChannelCompetitionChoicesQuery(asked(props));
  const list = (query.data ?? query.previousData)?.competitions;
  return (
    <ChoiceList
      {...props}
      query={query}
      empty="没有找到指定的活动"
      list={
        list && {
          ...list,
          items: list.items.map((competition) => ({
            id: competition.id,
            name: competition.name,
            about: competition.shortDescription,
            collected: isCollected(competition),
          })),
        }
      }
    />
  );
};
