import { ChannelModal } from './ChannelModal.tsx';
import {
  type AdministeredChannelFragment,
  useCreateChannelMutation,
  useRenameChannelMutation,
} from './ChannelsAdmin.generated.ts';
import { notify } from '#lib/notify.ts';
import { ModeratorsModal } from './ModeratorsModal.tsx';

export type ChannelDialog = { kind: 'create' } | { kind: 'rename' | 'moderators'; id: string };

interface ChannelDialogsProps {
  dialog: ChannelDialog;
  /** Undefined where a new one is made. */
  channel: AdministeredChannelFragment | undefined;
  onCreated: () => Promise<unknown>;
  onClose: () => void;
}

const context = { showsErrors: true };

/** Dialogs of administrators about a channel: what it is called, and who moderates it. */
const ChannelDialogs = ({ dialog, channel, onCreated, onClose }: ChannelDialogsProps) => {
  const [create] = useCreateChannelMutation({ context });
  const [rename] = useRenameChannelMutation({ context });
  if (channel && dialog.kind === 'moderators')
    return <ModeratorsModal channel={channel} onClose={onClose} />;
  if (channel)
    return (
      <ChannelModal
        title={`修改频道「${channel.name}」`}
        stored={channel}
        send={async (values) => {
          await rename({ variables: { input: { channelId: channel.id, ...values } } });
          notify.done('已修改');
        }}
        onClose={onClose}
      />
    );
  return (
    <ChannelModal
      title="新建频道"
      stored={{ name: '', description: '' }}
      send={async (input) => {
        await create({ variables: { input } });
        notify.done('已保存');
        await onCreated();
      }}
      onClose={onClose}
    />
  );
};

export default ChannelDialogs;
