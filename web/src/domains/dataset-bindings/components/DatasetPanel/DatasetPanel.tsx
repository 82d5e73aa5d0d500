import type { EventWord } from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import { useSearchParams } from 'react-router';
import { Redirect } from '#components/Redirect/Redirect.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { Markdown } from '#components/Markdown/Markdown.tsx';
import { SubTabs } from '#components/SubTabs/SubTabs.tsx';
import { usePageHead } from '#lib/page-title.ts';
import { competitionPath, eventWord } from '#domains/competitions/paths.ts';
import { useFramed } from '#routing/useFramed.ts';
import {
  type DatasetTab,
  datasetTabPath,
  FILE_PARAMETER,
} from '#domains/dataset-bindings/paths.ts';
import { BindingView } from './BindingView.tsx';
import { datasetHead } from './dataset-head.ts';
import { MaterialProjects } from './MaterialProjects.tsx';
import { FileList } from './FileList.tsx';
import { openedFile } from './opened.ts';
import { useDatasetPanelQuery } from './DatasetPanel.generated.ts';
import classes from './DatasetPanel.module.css';

const titlesOf = (word: EventWord): Record<DatasetTab, string> => ({
  files: `${word}数据`,
  review: '评测数据',
});

/** Component that tells in the document's head which data there is. */
const DatasetHead = (props: Parameters<typeof datasetHead>[0]) => {
  usePageHead(datasetHead(props));
  return null;
};

interface DatasetPanelProps {
  competitionId: string;
  /** The address's tabParam; anything else is the first that there is. */
  param: string | undefined;
}

/** The data tab: what the competition hands out, beside the viewer of the file that is open. */
const DatasetPanel = ({ competitionId, param }: DatasetPanelProps) => {
  const [search] = useSearchParams();
  const { framed } = useFramed();
  const query = useDatasetPanelQuery({
    variables: { id: competitionId },
    // Members who have registered meanwhile may read more.
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Loaded query={query} of={query.data?.competition} empty="没有找到指定的比赛或活动">
      {(competition) => {
        const bindings = competition.datasetBindings;
        if (!bindings) return <ErrorState error={query.error} onRetry={query.refetch} />;
        const parts: Record<DatasetTab, typeof bindings> = {
          files: bindings.filter(({ reviewStage }) => reviewStage === null),
          review: bindings.filter(({ reviewStage }) => reviewStage !== null),
        };
        const tabs = (['files', 'review'] as const).filter((key) => parts[key].length > 0);
        const [first] = tabs;
        const projects = competition.projects ?? [];
        const materials = projects.length > 0 && <MaterialProjects projects={projects} />;
        if (!first) return materials || <EmptyState text="暂无数据" />;
        const tab = param === undefined ? first : tabs.find((key) => key === param);
        if (!tab) return <Redirect to={framed(datasetTabPath(competitionId, first))} />;
        const shown = parts[tab];
        const path =
          tab === first
            ? competitionPath(competitionId, 'datasetbindings')
            : datasetTabPath(competitionId, tab);
        const token = search.get(FILE_PARAMETER);
        const opened = openedFile(shown, token);

        return (
          <>
            <DatasetHead competition={competition} path={path} bindings={shown} />
            {tabs.length > 1 && (
              <SubTabs
                label="数据"
                current={tab}
                tabs={tabs.map((key) => ({
                  key,
                  title: titlesOf(eventWord(competition))[key],
                  to: framed(datasetTabPath(competitionId, key)),
                }))}
              />
            )}
            {tab === 'files' && competition.datasetDescription && (
              <div className={classes.description}>
                <Markdown text={competition.datasetDescription} />
              </div>
            )}
            <div className={classes.columns}>
              <FileList
                bindings={shown}
                opened={opened?.file.token}
                pathOf={(file) => framed(datasetTabPath(competitionId, tab, file))}
              />
              <div className={classes.viewer}>
                {opened ? (
                  <BindingView
                    word={eventWord(competition)}
                    registerPath={framed(competitionPath(competitionId, 'register'))}
                    {...opened}
                  />
                ) : (
                  <EmptyState text={token === null ? '暂无文件' : '未指定文件'} />
                )}
              </div>
            </div>
            {tab === 'files' && materials}
          </>
        );
      }}
    </Loaded>
  );
};

export default DatasetPanel;
