import '@mantine/core/styles/Tabs.layer.css';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Tabs } from '@mantine/core';
import { useParams } from 'react-router';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Markdown } from '#components/Markdown/Markdown.tsx';
import { useFramed } from '#routing/useFramed.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { competitionPath } from '#domains/competitions/paths.ts';
import {
  CompetitionContentFragmentDoc,
  type CompetitionContentFragment,
} from './CompetitionContent.generated.ts';
import classes from './CompetitionContent.module.css';
import { tabRows } from './tab-rows.ts';

/** The type of texts that may hold LaTeX; in all others a dollar is a dollar. */
const LATEX = 1;

interface CompetitionContentProps {
  competition: FragmentType<CompetitionContentFragment>;
}

/** The organizer's texts; which one is open, as an index, is in the address. */
export const CompetitionContent = ({ competition }: CompetitionContentProps) => {
  const { data } = useSuspenseFragment({
    fragment: CompetitionContentFragmentDoc,
    fragmentName: 'CompetitionContent',
    from: competition,
  });
  const { tabParam } = useParams();
  const { framed } = useFramed();
  const navigate = useNavigate();
  const texts = data.tabs ?? [];
  const index = Math.min(Math.max(0, Number(tabParam) || 0), Math.max(0, texts.length - 1));
  const [first] = texts;

  if (!first) return <EmptyState text="主办方还没有发布比赛说明" />;
  if (texts.length === 1) return <Markdown text={first.content} math={first.type === LATEX} />;
  return (
    <Tabs
      variant="pills"
      value={String(index)}
      keepMounted={false}
      onChange={(next) =>
        void navigate(framed(competitionPath(data.id, 'content', next ?? '0')), {
          preventScrollReset: true,
        })
      }
    >
      <Tabs.List mb="lg" className={classes.texts} data-rows={tabRows(texts.length)}>
        {texts.map(({ id, title }, position) => (
          <Tabs.Tab key={id} value={String(position)}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {texts.map(({ id, content, type }, position) => (
        <Tabs.Panel key={id} value={String(position)}>
          <Markdown text={content} math={type === LATEX} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
};
