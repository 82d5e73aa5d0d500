import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { type SearchTab, searchPath } from '#domains/search/paths.ts';
import type { KindOfResult } from './kinds.ts';

interface AlternativesProps {
  texts: readonly string[];
  /** Kind to look in; without one, the kind that has most. */
  tab?: SearchTab;
}

/** Texts that may have been meant, each a link to what it finds. */
export const Alternatives = ({ texts, tab }: AlternativesProps) =>
  texts.length > 0 && (
    <Group gap="4px 16px" component="p" m={0}>
      <span>你是不是要找：</span>
      {texts.map((text) => (
        <AppLink key={text} to={searchPath(text, tab)} alone>
          {text}
        </AppLink>
      ))}
    </Group>
  );

interface MostOfItProps {
  of: KindOfResult;
  /** Texts that may have been meant. */
  children: ReactNode;
}

/** A note above what holds most of the words, as nothing holds all of them. */
export const MostOfIt = ({ of, children }: MostOfItProps) => (
  <Stack gap={4} mb="sm" role="status">
    <Text c="dimmed">没有包含全部关键词的{of.name}，以下是最接近的结果</Text>
    {children}
  </Stack>
);
