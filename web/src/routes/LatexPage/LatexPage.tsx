import { Button, Group, Paper, Text, Textarea, Title } from '@mantine/core';
import { hasChemistry } from '@whaletide/schema/shared/markdown/chemistry.ts';
import { lazy, Suspense, useDeferredValue } from 'react';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { Contained } from '#components/Contained/Contained.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { usePageHead } from '#lib/page-title.ts';
import { useDraft } from '#lib/useDraft.ts';
import classes from './LatexPage.module.css';

const Preview = lazy(() => import('./Preview.tsx'));
const ChemistryPreview = lazy(() => import('./ChemistryPreview.tsx'));

/** More than any formula that one reads; to draw it holds the page up for a moment. */
const MAX_CHARACTERS = 5_000;

const initial = { latex: '\\hat{\\beta} = \\left(X^\\top X\\right)^{-1} X^\\top y' };

/** /home/latex: a formula as it is written, drawn while one types. */
const LatexPage = () => {
  const { draft, change, clear } = useDraft('latex', initial);
  const shown = useDeferredValue(draft.latex);
  const Drawn = hasChemistry(shown) ? ChemistryPreview : Preview;
  usePageHead({
    title: 'LaTeX 公式',
    description: '边写边看 LaTeX 公式，复制到帖子、专栏和比赛说明里。',
    canonical: '/home/latex',
  });
  return (
    <PageFrame width="reading">
      <Title order={1}>LaTeX 公式</Title>
      <Text c="dimmed" mb="lg">
        上面写，下面看；帖子、专栏和比赛说明里用 $…$ 写同样的公式。
      </Text>
      <Textarea
        label="公式"
        autosize
        minRows={4}
        maxRows={14}
        spellCheck={false}
        maxLength={MAX_CHARACTERS}
        classNames={{ input: classes.source }}
        value={draft.latex}
        onChange={({ currentTarget }) => change({ latex: currentTarget.value })}
      />
      <Group my="md" gap="sm">
        <CopyButton text={`$$\n${draft.latex.trim()}\n$$`} variant="default">
          复制为 Markdown
        </CopyButton>
        <Button variant="subtle" onClick={clear}>
          恢复示例
        </Button>
      </Group>
      <Paper
        withBorder
        radius="lg"
        p="lg"
        className={classes.preview}
        component="section"
        aria-label="预览"
        tabIndex={0}
      >
        <Contained loading={<TextSkeleton lines={2} />} broken={<Text>公式暂时画不出来。</Text>}>
          <Suspense fallback={<TextSkeleton lines={2} />}>
            {shown.trim() ? <Drawn latex={shown} /> : <Text c="dimmed">写点什么吧</Text>}
          </Suspense>
        </Contained>
      </Paper>
    </PageFrame>
  );
};

export default LatexPage;
