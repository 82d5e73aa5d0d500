import { projectSorts, sortOf } from '#domains/channels/channel-sorts.ts';
import { placeIn } from './content.ts';
import { useManagedChannelProjectsQuery } from './Contents.generated.ts';
import { ContentsPanel } from './ContentsPanel.tsx';
import { projectPath } from '#domains/projects/paths.ts';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { SectionPanel } from './SectionPanel.tsx';
import { useAskedContents } from './useAskedContents.ts';
import classes from './ContentsPanel.module.css';

const isId = (text: string) => /^[0-9a-f]{24}$/.test(text);

/** Projects of a channel with the tree of its sections beside them. */
export const ProjectsPanel = ({ channelId }: { channelId: string }) => {
  const [address, changeQuery] = useAddressQuery();
  const section = address.get('section') ?? '';
  const chosen = isId(section) ? section : null;
  const [asked, ask] = useAskedContents();
  const { sort, text, page } = asked;
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
        onChoose={(id) =>
          changeQuery({ section: id, page: null }, { replace: true, preventScrollReset: true })
        }
      />
      <ContentsPanel
        channelId={channelId}
        kind="PROJECT"
        sectionId={chosen}
        sorts={projectSorts}
        asked={asked}
        onAsk={ask}
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
