import { Badge, Group, Text, Title } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useParams, useSearchParams } from 'react-router';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { LevelTag } from '#components/LevelTag/LevelTag.tsx';
import { Missing } from '#components/Missing/Missing.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { usePageHead } from '#lib/page-title.ts';
import { homePath } from '#routing/home.ts';
import { MemberFace, MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { Folded, Moderation } from '#domains/moderation/components/Moderation/Moderation.tsx';
import { SnippetCode } from '#domains/snippets/components/SnippetCode/SnippetCode.tsx';
import { languageName } from '#domains/snippets/languages.ts';
import { CollectButton } from './CollectButton.tsx';
import { gistHead } from './gist-head.ts';
import { useGistQuery } from './GistPage.generated.ts';
import classes from './GistPage.module.css';

/** /home/gist/:id?Token=. */
const GistPage = () => {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const query = useGistQuery({ variables: { id, token: search.get('Token') } });
  const { data, refetch } = query;
  usePageHead(data?.snippet ? gistHead(data.snippet) : {});
  return (
    <PageFrame>
      <Loaded
        query={query}
        of={data?.snippet}
        empty={
          <Missing
            what="代码片段"
            text="代码片段不存在，或已停止分享"
            ways={[{ text: '返回首页', to: homePath }]}
          />
        }
      >
        {(snippet) => (
          <div className={classes.page}>
            <Folded what="代码片段" reason={snippet.foldReason} />
            <div className={classes.head}>
              <div className={classes.about}>
                <Group gap="xs">
                  <Title order={1}>{snippet.name}</Title>
                  <Badge variant="light">{languageName(snippet.language)}</Badge>
                </Group>
                <Group gap="xs" mt="xs">
                  {snippet.creator && (
                    <>
                      <MemberFace member={snippet.creator} size={32} />
                      <Text fw={500} component="span">
                        <MemberName member={snippet.creator} />
                      </Text>
                      <LevelTag level={snippet.creator.level} />
                    </>
                  )}
                  <Text size="sm" c="dimmed">
                    更新于 {formatDateTime(snippet.updatedAt)}
                  </Text>
                  {snippet.sharing !== 'PRIVATE' && (
                    <Moderation
                      kind="SNIPPET"
                      id={id}
                      what="代码片段"
                      ownerId={snippet.creator?.id}
                      foldReason={snippet.foldReason}
                      compact
                      onRemoved={refetch}
                    />
                  )}
                </Group>
              </div>
              <Group gap="sm">
                <CopyButton
                  text={snippet.code}
                  variant="default"
                  leftSection={<IconCopy size={18} stroke={1.5} aria-hidden />}
                >
                  复制代码
                </CopyButton>
                <CollectButton snippet={snippet} />
              </Group>
            </div>
            <SnippetCode
              label={`代码：${snippet.name}`}
              language={snippet.language}
              code={snippet.code}
            />
          </div>
        )}
      </Loaded>
    </PageFrame>
  );
};

export default GistPage;
