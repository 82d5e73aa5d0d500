import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import {
  type ChannelCompetitionChoicesQuery,
  useChannelActivityChoicesQuery,
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

type Competition = NonNullable<ChannelCompetitionChoicesQuery['competitions']>['items'][number];

const competitionChoice = (competition: Competition) => ({
  id: competition.id,
  name: competition.name,
  about: competition.shortDescription,
  collected: isCollected(competition),
});

const Competitions = (props: ChoicesProps) => {
  const query = useChannelCompetitionChoicesQuery(asked(props));
  const list = (query.data ?? query.previousData)?.competitions;
  return (
    <ChoiceList
      {...props}
      query={query}
      empty="没有找到指定的比赛"
      list={list && { ...list, items: list.items.map(competitionChoice) }}
    />
  );
};

const Activities = (props: ChoicesProps) => {
  const query = useChannelActivityChoicesQuery(asked(props));
  const list = (query.data ?? query.previousData)?.activities;
  return (
    <ChoiceList
      {...props}
      query={query}
      empty="没有找到指定的活动"
      list={list && { ...list, items: list.items.map(competitionChoice) }}
    />
  );
};

const lists = [
  { value: 'competitions', label: '比赛' },
  { value: 'activities', label: '活动' },
];

/** Competitions, or activities: a channel shows both in one tab. */
export const CompetitionChoices = (props: ChoicesProps) => {
  const [list, setList] = useState('competitions');
  const Choices = list === 'activities' ? Activities : Competitions;
  return (
    <>
      <SegmentedControl
        aria-label="活动的种类"
        data={lists}
        value={list}
        onChange={(value) => {
          setList(value);
          props.onPage(1);
        }}
      />
      <Choices {...props} />
    </>
  );
};
