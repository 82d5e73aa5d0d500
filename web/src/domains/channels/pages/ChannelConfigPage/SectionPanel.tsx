import { Button, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import surfaces from '#theme/surfaces.module.css';
import { placedSections } from '#domains/channels/section-tree.ts';
import type { SectionAsked } from './SectionDialogs.tsx';
import { SectionRows } from './SectionRows.tsx';
import { useAllChannelSectionsQuery } from './Sections.generated.ts';
import { useSectionChanges } from './useSectionChanges.ts';
import classes from './SectionPanel.module.css';

const SectionDialogs = lazy(() => import('./SectionDialogs.tsx'));

interface SectionPanelProps {
  channelId: string;
  /** Id of the chosen section; null for all. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

/** The tree of a channel's sections, to arrange and to choose by. */
export const SectionPanel = ({ channelId, chosen, onChoose }: SectionPanelProps) => {
  const query = useAllChannelSectionsQuery({
    variables: { id: channelId },
    fetchPolicy: 'cache-and-network',
  });
  const [isOpen, setIsOpen] = useState(true);
  const [asked, setAsked] = useState<SectionAsked>();
  const sections = query.data?.channel?.sections;
  const rows = placedSections(sections ?? []);
  const changes = useSectionChanges(channelId, rows);
  return (
    <section className={`${surfaces.panel} ${classes.panel}`} aria-labelledby="sections">
      <h2 id="sections" className={classes.heading}>
        <UnstyledButton
          className={classes.fold}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          分组（拖拽排序）
          <IconChevronDown
            size={18}
            stroke={1.5}
            aria-hidden
            data-open={isOpen || undefined}
            className={classes.arrow}
          />
        </UnstyledButton>
      </h2>
      {isOpen && (
        <>
          <div className={classes.root} data-chosen={chosen === null || undefined}>
            <UnstyledButton
              className={classes.name}
              aria-current={chosen === null ? 'true' : undefined}
              onClick={() => onChoose(null)}
            >
              全部主题
            </UnstyledButton>
          </div>
          <Loaded
            query={query}
            of={sections}
            empty="暂无分组"
            skeleton={<TextSkeleton lines={5} />}
          >
            {() => (
              <SectionRows
                rows={rows}
                chosen={chosen}
                changes={changes}
                onChoose={onChoose}
                onAsk={setAsked}
              />
            )}
          </Loaded>
          <Button
            variant="subtle"
            fullWidth
            aria-haspopup="dialog"
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
            onClick={() => setAsked({ kind: 'create', parent: null })}
          >
            新建分组
          </Button>
        </>
      )}
      <Opened of={asked}>
        {(shown) => (
          <Contained>
            <SectionDialogs
              asked={shown}
              changes={changes}
              onRemoved={(id) => chosen === id && onChoose(null)}
              onClose={() => setAsked(undefined)}
            />
          </Contained>
        )}
      </Opened>
    </section>
  );
};
