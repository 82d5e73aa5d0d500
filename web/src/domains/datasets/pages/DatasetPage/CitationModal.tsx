import { Group, Stack } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { shareAddress } from '#lib/share-address.ts';
import { datasetPath } from '#domains/datasets/paths.ts';
import { bibtex, type Cited } from './citation.ts';
import classes from './DatasetPage.module.css';

interface CitationModalProps {
  dataset: Cited & { organization: { shortName: string } | null };
  onClose: () => void;
}

/** Dialog that shows a dataset's citation as BibTeX, to be copied. */
const CitationModal = ({ dataset, onClose }: CitationModalProps) => {
  const path = datasetPath(dataset.id, 'document', dataset.organization?.shortName);
  const text = bibtex(dataset, shareAddress(path, undefined));
  return (
    <Dialog title="引用这个数据集" onClose={onClose}>
      <Stack>
        <pre className={classes.citation} tabIndex={0} role="region" aria-label="BibTeX">
          {text}
        </pre>
        <Group justify="flex-end">
          <CopyButton text={text} leftSection={<IconCopy size={18} stroke={1.5} aria-hidden />}>
            复制 BibTeX
          </CopyButton>
        </Group>
      </Stack>
    </Dialog>
  );
};

export default CitationModal;
