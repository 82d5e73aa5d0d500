import { Text } from '@mantine/core';
import type { ChannelContentKind } from '#apollo/schema.generated.ts';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { CollectModal } from './CollectModal.tsx';
import { type Content, contentNames } from './content.ts';
import { SectionsModal } from './SectionsModal.tsx';
import type { ContentChanges } from './useContentChanges.ts';

export type ContentDialog =
  | { kind: 'collect' }
  | { kind: 'sections'; content: Content }
  | { kind: 'remove'; content: Pick<Content, 'id' | 'title'> };

interface ContentDialogsProps {
  channelId: string;
  kind: ChannelContentKind;
  /** Id of the section into which is collected; null for none. */
  sectionId: string | null;
  dialog: ContentDialog;
  changes: ContentChanges;
  onClose: () => void;
}

/** Dialogs about what a channel holds: what is to come, where it stands, what is to go. */
const ContentDialogs = (props: ContentDialogsProps) => {
  const { channelId, kind, sectionId, dialog, changes, onClose } = props;
  if (dialog.kind === 'collect')
    return (
      <CollectModal
        channelId={channelId}
        kind={kind}
        onCollect={(ids) => changes.collect(ids, sectionId)}
        onClose={onClose}
      />
    );
  if (dialog.kind === 'sections')
    return (
      <SectionsModal
        channelId={channelId}
        content={dialog.content}
        onSave={(into, out) => changes.setSections(dialog.content.id, into, out)}
        onClose={onClose}
      />
    );
  const { id, title } = dialog.content;
  return (
    <ConfirmModal
      title={`移除${contentNames[kind]}`}
      action="移除"
      failed="移除失败"
      danger
      onConfirm={() => changes.remove(id)}
      onClose={onClose}
    >
      <Text>确认要将「{title}」移出频道吗？</Text>
    </ConfirmModal>
  );
};

export default ContentDialogs;
