import { Button, NativeSelect } from '@mantine/core';
import { IconListTree } from '@tabler/icons-react';
import { lazy, useState, type ReactNode } from 'react';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import surfaces from '#theme/surfaces.module.css';
import { placedSections, type Section } from '#domains/channels/section-tree.ts';
import { useChannelSectionsQuery } from './ChannelContents.generated.ts';
import { SectionTree } from './SectionTree.tsx';
import type { ListAddress } from './useListAddress.ts';
import classes from './ContentsFrame.module.css';

const SectionDrawer = lazy(() => import('./SectionDrawer.tsx'));

interface ContentsFrameProps<T> {
  channelId: string;
  /** Things in all of the channel. */
  total: number;
  countOf: (section: Section) => number;
  /** Name of the choice of the order. */
  label: string;
  sorts: readonly { value: string; label: string }[];
  address: ListAddress<T>;
  children: ReactNode;
}

/** A list of a channel with its sections beside it; at 992 px and below they are a drawer. */
export const ContentsFrame = <T,>(props: ContentsFrameProps<T>) => {
  const { channelId, total, countOf, label, sorts, address, children } = props;
  const query = useChannelSectionsQuery({ variables: { id: channelId } });
  const [choosing, setChoosing] = useState(false);
  const sections = query.data?.channel?.sections;
  const chosen = placedSections(sections ?? []).find(
    ({ section }) => section.id === address.sectionId,
  )?.section;
  const tree = (onChosen?: () => void) => (
    <SectionTree
      query={query}
      sections={sections}
      total={total}
      countOf={countOf}
      chosen={address.sectionId}
      onChoose={(id) => {
        address.choose('section', id);
        onChosen?.();
      }}
    />
  );
  return (
    <div className={classes.frame} data-bare={sections?.length === 0 || undefined}>
      <aside className={`${surfaces.panel} ${classes.side}`} aria-label="分组">
        {tree()}
      </aside>
      <div className={classes.main}>
        <div className={classes.bar}>
          <Button
            className={classes.opener}
            variant="default"
            aria-haspopup="dialog"
            leftSection={<IconListTree size={18} stroke={1.5} aria-hidden />}
            onClick={() => setChoosing(true)}
          >
            {chosen?.name ?? '全部'}
          </Button>
          <NativeSelect
            aria-label={label}
            w={140}
            className={classes.sort}
            data={sorts.map((sort) => ({ value: sort.value, label: sort.label }))}
            value={address.sort.value}
            onChange={({ currentTarget }) => address.choose('sort', currentTarget.value)}
          />
        </div>
        {children}
      </div>
      <Opened of={choosing}>
        {() => (
          <Contained>
            <SectionDrawer onClose={() => setChoosing(false)}>
              {tree(() => setChoosing(false))}
            </SectionDrawer>
          </Contained>
        )}
      </Opened>
    </div>
  );
};
