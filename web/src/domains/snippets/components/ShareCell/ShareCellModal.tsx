import { useState } from 'react';
import ShareModal from '#components/ShareModal/ShareModal.tsx';
import { shareAddress } from '#lib/share-address.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { snippetPath } from '#domains/snippets/paths.ts';
import KeepSnippetModal, { type Kept } from '../KeepSnippet/KeepSnippetModal.tsx';

/** A code cell as the frame of its notebook tells it. */
export interface Cell {
  /** Initial name, taken from the notebook's. */
  name: string;
  language: string;
  code: string;
}

interface ShareCellModalProps {
  cell: Cell;
  onClose: () => void;
}

/** 分享代码片段: keeps a cell's code as a snippet, and gives its address to pass on. */
const ShareCellModal = ({ cell, onClose }: ShareCellModalProps) => {
  const { viewer } = useViewer();
  const [kept, setKept] = useState<Kept | null>(null);
  if (kept)
    return (
      <ShareModal
        name={kept.name}
        address={shareAddress(snippetPath(kept.id, kept.token), viewer?.member.id)}
        onClose={onClose}
      />
    );
  return (
    <KeepSnippetModal
      title="分享代码片段"
      action="分享"
      source={cell}
      shares
      onKept={(made) => {
        setKept(made);
        return false;
      }}
      onClose={onClose}
    />
  );
};

export default ShareCellModal;
