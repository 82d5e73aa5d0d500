import { Button, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { saveFile } from '#lib/save-file.ts';

interface ExportButtonProps {
  /** Address at which the site serves the table. */
  address: string;
  /** Name of what is saved, such as 报名. */
  name: string;
  /** Text of the button, where it isn't 导出…CSV. */
  label?: string;
  size?: 'xs' | 'sm';
  variant?: 'default' | 'subtle';
}

/** Saves a table as CSV, whole however long; says why where it can't, and can be tried again. */
export const ExportButton = (props: ExportButtonProps) => {
  const { address, name, label = `导出${name} CSV`, size = 'sm', variant = 'default' } = props;
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    setLoading(true);
    setProblem(null);
    try {
      await saveFile(address, `${name}.csv`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '请稍后重试');
    } finally {
      setLoading(false);
    }
  };
  return (
    <div>
      <Button
        variant={variant}
        size={size}
        loading={loading}
        leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
        onClick={() => void save()}
      >
        {label}
      </Button>
      {problem !== null && (
        <Text size="sm" c="var(--mantine-color-error)" mt={4} role="alert">
          导出失败：{problem}
        </Text>
      )}
    </div>
  );
};
