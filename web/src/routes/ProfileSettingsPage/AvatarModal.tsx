import { uploadRules } from '@whaletide/schema/domains/uploads/rules.ts';
import { useEffect, useRef } from 'react';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import ImageCrop from '#components/ImageCrop/ImageCrop.tsx';
import { useUpdateProfileMutation } from '#domains/account/components/Profile/Profile.generated.ts';
import { notify } from '#lib/notify.ts';
import { uploadFile } from '#lib/upload.ts';

/** A square out of a picture, which becomes the viewer's. */
const AvatarModal = ({ onClose }: { onClose: () => void }) => {
  const [update] = useUpdateProfileMutation({ context: { showsErrors: true } });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const save = async (file: File) => {
    const { signal } = (running.current = new AbortController());
    const { key, name, ext, size } = await uploadFile(file, 'avatar', { signal });
    await update({ variables: { input: { avatar: { key, name, ext, size } } } });
    notify.done('头像已更新');
    onClose();
  };
  return (
    <Dialog onClose={onClose} title="裁剪头像" closeOnClickOutside={false}>
      <ImageCrop rule={uploadRules.avatar} onCropped={save} onCancel={onClose} />
    </Dialog>
  );
};

export default AvatarModal;
