import { CloseButton, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { withThousands } from '#lib/numbers.ts';
import { type TreeFile, fileTree, filesNamed } from './file-tree.ts';
import { FileTree } from './FileTree.tsx';
import classes from './DatasetPage.module.css';

/** As many files are seen at a glance; more can be searched. */
const AT_A_GLANCE = 12;

interface FileBrowserProps {
  files: readonly TreeFile[];
  /** Token of the file that is shown. */
  opened: string;
  pathOf: (token: string) => string;
}

/** The tree of a version's files, to be searched, with the one that is shown in sight. */
export const FileBrowser = ({ files, opened, pathOf }: FileBrowserProps) => {
  const [text, setText] = useState('');
  const list = useRef<HTMLElement>(null);
  const found = filesNamed(files, text);
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current="page"]');
    if (!list.current || !current) return;
    // The list alone: the page stays where it is.
    const [seen, own] = [list.current.getBoundingClientRect(), current.getBoundingClientRect()];
    if (own.top >= seen.top && own.bottom <= seen.bottom) return;
    list.current.scrollTop += own.top - seen.top - (seen.height - own.height) / 2;
  }, [opened]);
  return (
    <div className={classes.finder}>
      {files.length > AT_A_GLANCE && (
        <TextInput
          type="search"
          aria-label="搜索文件"
          placeholder={`在 ${withThousands(files.length)} 个文件中搜索`}
          maxLength={100}
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
          rightSection={
            text !== '' && <CloseButton aria-label="清除搜索" onClick={() => setText('')} />
          }
        />
      )}
      <Text size="sm" c="dimmed" role="status" className={classes.found}>
        {text.trim() !== '' && found.length > 0 && `找到 ${withThousands(found.length)} 个文件`}
      </Text>
      <nav aria-label="数据文件" ref={list}>
        {found.length > 0 ? (
          <FileTree folder={fileTree(found)} opened={opened} pathOf={pathOf} />
        ) : (
          <EmptyState text="没有名称或路径相符的文件" />
        )}
      </nav>
    </div>
  );
};
