import {
  IconFile,
  IconFileTypePdf,
  IconFileZip,
  IconFolder,
  IconPhoto,
  IconTable,
} from '@tabler/icons-react';
import { fileKind } from '@whaletide/schema/domains/datasets/rules/dataset-files.ts';
import { sizeText } from '@whaletide/schema/domains/uploads/rules.ts';
import { Link } from 'react-router';
import type { Folder, TreeFile } from './file-tree.ts';
import classes from './DatasetPage.module.css';

const icons = {
  table_data: IconTable,
  zip: IconFileZip,
  gzip: IconFileZip,
  image: IconPhoto,
  pdf: IconFileTypePdf,
  plain_text: IconFile,
  model: IconFile,
};

const FileIcon = ({ ext }: { ext: string }) => {
  const Icon = icons[fileKind(ext) ?? 'plain_text'];
  return <Icon size={18} stroke={1.5} aria-hidden className={classes.icon} />;
};

interface FileTreeProps {
  folder: Folder<TreeFile>;
  /** Token of the file that is shown. */
  opened: string | undefined;
  pathOf: (token: string) => string;
}

/** A folder's folders, to be opened and closed, and its files, each with an address of its own. */
export const FileTree = ({ folder, opened, pathOf }: FileTreeProps) => (
  <ul className={classes.files}>
    {folder.folders.map((inner) => (
      <li key={inner.path}>
        <details open>
          <summary className={classes.folder}>
            <IconFolder size={18} stroke={1.5} aria-hidden className={classes.icon} />
            {inner.name}
          </summary>
          <FileTree folder={inner} opened={opened} pathOf={pathOf} />
        </details>
      </li>
    ))}
    {folder.files.map(({ name, file: { token, ext, size } }) => (
      <li key={token + name}>
        <Link
          to={pathOf(token)}
          preventScrollReset
          className={classes.file}
          aria-current={token === opened ? 'page' : undefined}
        >
          <FileIcon ext={ext} />
          <span className={classes.name}>{name}</span>
          <span className={classes.size}>{sizeText(size)}</span>
        </Link>
      </li>
    ))}
  </ul>
);
