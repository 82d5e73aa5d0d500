import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePageHead } from '#lib/page-title.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';

interface MissingProps {
  /** Such as 比赛: the document is 比赛不存在 then. */
  what: string;
  text: string;
  /** Links to go on from here, the nearest first. */
  ways: readonly { text: string; to: string }[];
  /** Suggestions of what the visitor may have looked for instead. */
  children?: ReactNode;
}

/** Stands in place of a page whose object isn't there, or isn't any more: never a dead end. */
export const Missing = ({ what, text, ways, children }: MissingProps) => {
  usePageHead({ title: `${what}不存在`, status: 404 });
  return (
    <EmptyState
      heading
      text={text}
      action={
        <>
          <Group justify="center" gap="sm">
            {ways.map((way, index) => (
              <Button
                key={way.to}
                component={Link}
                to={way.to}
                variant={index === 0 ? 'filled' : 'default'}
              >
                {way.text}
              </Button>
            ))}
          </Group>
          {children}
        </>
      }
    />
  );
};
