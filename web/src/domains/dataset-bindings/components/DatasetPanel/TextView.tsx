import { Text } from '@mantine/core';
import { Markdown } from '#components/Markdown/Markdown.tsx';
import type { Preview } from './opened.ts';
import classes from './DatasetPanel.module.css';

interface TextViewProps {
  ext: string;
  text: NonNullable<Preview['text']>;
}

/** The beginning of a text; Markdown as it is meant. */
export const TextView = ({ ext, text: { text, isTruncated } }: TextViewProps) => (
  <>
    {ext === '.md' ? (
      <Markdown text={text} />
    ) : (
      // It scrolls: a keyboard has to reach it.
      <pre className={classes.text} tabIndex={0} role="region" aria-label="文件内容">
        {text}
      </pre>
    )}
    {isTruncated && (
      <Text size="sm" c="dimmed" mt="sm">
        只显示前 64 KB，完整内容请下载后查看
      </Text>
    )}
  </>
);
