import { useState } from 'react';
import { projectSorts, sortOf } from '../../channel-sorts.ts';
import { placeIn } from './content.ts';
import { useManagedChannelProjectsQuery } from './Contents.generated.ts';
import { ContentsPanel } from './ContentsPanel.tsx';
import { projectPath } from '#domains/projects/paths.ts';
import { SectionPanel } from './SectionPanel.tsx';
import classes from './ContentsPanel.module.css';

/** Projects of a channel with the tree of its sections beside them. */
export const ProjectsPanel = ({ channelId }: { channelId: string }) => {
  const [chosen, setChosen] = useState<string | null>(null);
  const [{ sort, text, page }, setAsked] = useState({ sort: '', text: '', page: 1 });
  const query = useManagedChannelProjectsQuery({
    variables: {
      channelId,
      sectionId: chosen,
      sort: sortOf(projectSorts, sort).sort,
      title: text || null,
      page,
    },
    // Moderators see at once what they have changed, page by page.
    fetchPolicy: 'no-cache',
  });
  const list = (query.data ?? query.previousData)?.projects;
  return (
    <div className={classes.columns}>
      <SectionPanel
        channelId={channelId}
        chosen={chosen}
        onChoose={(id) => {
          setChosen(id);
          setAsked((before) => ({ ...before, page: 1 }));
        }}
      />
      <ContentsPanel
        channelId={channelId}
        kind="PROJECT"
        sectionId={chosen}
        sorts={projectSorts}
        asked={{ sort, text, page }}
        onAsk={setAsked}
        query={query}
        list={
          list && {
            ...list,
            items: list.items.map((project) => ({ ...project, ...placeIn(project) })),
          }
        }
        pathOf={projectPath}
      />
    </div>
  );
};
