import { Button, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { sizeText } from '@whaletide/schema/domains/uploads/rules.ts';
import type { SubmitTaskFragment } from './SubmitPanel.generated.ts';
import classes from './SubmitPanel.module.css';

type TaskFilesProps = Pick<SubmitTaskFragment, 'files' | 'sampleFileUrl'>;

const icon = <IconDownload size={18} stroke={1.5} aria-hidden />;

/** Files that the task hands out, and a sample result in the right form. */
export const TaskFiles = ({ files, sampleFileUrl }: TaskFilesProps) => {
  if (files.length === 0 && !sampleFileUrl) return null;
  return (
    <section aria-labelledby="data">
      <Title order={3} size="h4" id="data">
        数据下载
      </Title>
      <ul className={classes.files}>
        {files.map(({ name, url, size }) => (
          <li key={url}>
            <Button component="a" href={url} download variant="default" leftSection={icon}>
              {name}（{sizeText(size)}）
            </Button>
          </li>
        ))}
        {sampleFileUrl && !files.some(({ url }) => url === sampleFileUrl) && (
          <li>
            <Button component="a" href={sampleFileUrl} download variant="light" leftSection={icon}>
              提交样例
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
};
