import '#theme/styles/forms.ts';
import { Badge, Button, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Opened } from '#components/Dialog/Opened.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import surfaces from '#theme/surfaces.module.css';
import { type BadgeKindSetting, type EditableBadge, levelTexts } from './badge-values.ts';
import { BadgeModal } from './BadgeModal.tsx';
import { useBadgeKindsQuery } from './Badges.generated.ts';
import layout from '#theme/rows.module.css';
import classes from './BadgesPage.module.css';

interface EditButtonProps {
  badge: BadgeKindSetting;
  onEdit: (badge: EditableBadge) => void;
}

/** Button that opens a badge's form; none for a kind that this page doesn't know. */
const EditButton = ({ badge, onEdit }: EditButtonProps) => {
  const { kind, name } = badge;
  if (kind === 'UNKNOWN') return null;
  return (
    <Button
      variant="default"
      size="xs"
      aria-label={`编辑${name}`}
      onClick={() => onEdit({ ...badge, kind })}
    >
      编辑
    </Button>
  );
};

/** /home/admin/badges: what each badge is called and takes, for administrators of the site. */
const BadgesPage = () => {
  const [edited, setEdited] = useState<EditableBadge | null>(null);
  const query = useBadgeKindsQuery({
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  return (
    <PageFrame>
      <Title order={1}>徽章管理</Title>
      <Text c="dimmed" mt="xs" mb="md">
        降低门槛后，达到的成员会在一小时内获得徽章；提高门槛或停用，不会收回已发放的徽章。
      </Text>
      <Loaded
        query={query}
        of={query.data?.site.badgeKinds}
        empty="暂无徽章"
        skeleton={<RowsSkeleton rows={5} />}
      >
        {(badges) => (
          <ul className={layout.rows}>
            {badges.map((badge) => (
              <li key={badge.kind} className={`${surfaces.panel} ${layout.row}`}>
                <div className={layout.about}>
                  <Group gap="xs">
                    <h2 className={layout.title}>{badge.name}</h2>
                    <Badge variant="light" color={badge.isActive ? 'success' : 'gray'}>
                      {badge.isActive ? '发放中' : '已停用'}
                    </Badge>
                  </Group>
                  <ul className={classes.texts}>
                    {levelTexts(badge).map((text) => (
                      <li key={text}>{text}</li>
                    ))}
                  </ul>
                </div>
                <EditButton badge={badge} onEdit={setEdited} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <Opened of={edited}>
        {(badge) => (
          <BadgeModal badge={badge} onDone={query.refetch} onClose={() => setEdited(null)} />
        )}
      </Opened>
    </PageFrame>
  );
};

export default BadgesPage;
