import { Badge, Group, Text, Title } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { CellDifference } from './CellDifference.tsx';
import { useVersionComparisonQuery } from './VersionComparison.generated.ts';
import classes from './VersionComparison.module.css';

interface Version {
  id: string;
  number: number;
}

interface VersionComparisonProps {
  projectId: string;
  token: string | null;
  from: Version;
  to: Version;
  /** Address of the list of all versions. */
  back: string;
}

const changes = {
  SAME: { text: '没有改动', color: 'gray' },
  ADDED: { text: '新增', color: 'kelp' },
  REMOVED: { text: '已移除', color: 'danger' },
  CHANGED: { text: '有改动', color: 'brand' },
} as const;

/** Comparison of a project's notebooks between two versions: their cells, line by line. */
export const VersionComparison = (props: VersionComparisonProps) => {
  const { projectId, token, from, to, back } = props;
  const query = useVersionComparisonQuery({
    variables: { id: projectId, token, from: from.id, to: to.id },
  });
  return (
    <section aria-label={`版本 ${from.number} 与版本 ${to.number} 的对比`}>
      <Group justify="space-between" mb="md">
        <Title order={2} size="h3">
          版本 {from.number} → 版本 {to.number}
        </Title>
        <AppLink to={back} alone>
          全部版本
        </AppLink>
      </Group>
      <Loaded
        query={query}
        of={query.data?.project?.comparison}
        empty={<EmptyState text="这两个版本不能对比" />}
        skeleton={<TextSkeleton lines={10} />}
      >
        {({ notebooks }) => (
          <>
            {notebooks.map(({ name, previousName, change, cells, isTruncated: cut }) => (
              <article key={`${name} ${change}`} className={classes.notebook}>
                <Group gap="xs" className={classes.head}>
                  <h3>{name}</h3>
                  <Badge variant="light" color={changes[change].color}>
                    {changes[change].text}
                  </Badge>
                  {previousName !== null && previousName !== name && (
                    <Text size="sm" c="dimmed">
                      原名 {previousName}
                    </Text>
                  )}
                </Group>
                {cells.map((cell, index) => (
                  <CellDifference key={index} cell={cell} />
                ))}
                {change === 'CHANGED' && cells.length === 0 && !cut && (
                  <Text size="sm" c="dimmed" className={classes.same}>
                    代码和文字没有改动，只有运行结果不同
                  </Text>
                )}
                {cut && (
                  <Text size="sm" c="dimmed" className={classes.same}>
                    改动太多，没有全部显示；可以下载两个版本后在本地对比
                  </Text>
                )}
              </article>
            ))}
            {notebooks.length === 0 && <EmptyState text="这两个版本都没有笔记本" />}
          </>
        )}
      </Loaded>
    </section>
  );
};
