import { Code, Text } from '@mantine/core';
import { Markdown } from '#components/Markdown/Markdown.tsx';
import type { SubmitTaskFragment } from './SubmitPanel.generated.ts';

type CustomMetric = NonNullable<NonNullable<SubmitTaskFragment['review']>['customMetric']>;

const boundsOf = ({ best, worst }: CustomMetric): string =>
  [best !== null && `最好 ${best}`, worst !== null && `最差 ${worst}`].filter(Boolean).join('，');

/** The metric that the organizer wrote: what it says, and its program where that is published. */
export const OwnMetric = ({ metric }: { metric: CustomMetric }) => (
  <>
    <Text size="sm" fw={500}>
      {[metric.name, boundsOf(metric)].filter(Boolean).join('，')}
    </Text>
    <Markdown text={metric.description} />
    {metric.source === null ? (
      <Text size="sm" c="dimmed">
        主办方没有公开评分程序，提交前只检查格式
      </Text>
    ) : (
      <details>
        <summary>评分程序</summary>
        <Code block tabIndex={0}>
          {metric.source}
        </Code>
      </details>
    )}
  </>
);
